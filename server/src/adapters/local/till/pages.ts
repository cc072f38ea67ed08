import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replaceCard } from './advance.ts';
import { completeCheckout } from './checkout.ts';
import { checkoutPage, completedPage, expiredPage } from './checkoutPage.ts';
import { dashboardActions } from './dashboardActions.ts';
import { dashboardPage } from './dashboardPage.ts';
import { readParams, textOf } from './form.ts';
import { invoicePage, noInvoicePage } from './invoicePage.ts';
import type { TillCheckout, TillPortal } from './objects.ts';
import { cancelPage, closedPortalPage, portalPage } from './portalPage.ts';
import { find, get, type TillRun, type TillState } from './state.ts';
import { setCancelAtPeriodEnd } from './subscriptions.ts';

type Asked = FastifyRequest<{ Params: { id: string }; Body: unknown }>;
/** What a page answers with: its HTML, or where it leads. */
type Shown = { readonly html: string; readonly status?: number } | { readonly to: string };

const portalLifetime = 3600;

/**
 * The pages of the till for people: its checkout, its billing portal, and its dashboard, on which a demo is directed.
 */
export function tillPages({
  run,
  brandName,
}: {
  readonly run: TillRun;
  readonly brandName: string;
}): (app: FastifyInstance) => void {
  const answer = async (reply: FastifyReply, work: (state: TillState) => Shown): Promise<FastifyReply> => {
    const shown = await run(work);
    void reply.header('cache-control', 'no-store');
    if ('to' in shown) return reply.redirect(shown.to, 303);
    return reply
      .code(shown.status ?? 200)
      .type('text/html; charset=utf-8')
      .send(shown.html);
  };
  const checkout = (state: TillState, id: string, work: (session: TillCheckout) => Shown): Shown => {
    const session = find(state, 'checkout.session', id);
    if (session === undefined || session.status === 'expired') return { html: expiredPage(brandName), status: 404 };
    if (session.status === 'complete') return { html: completedPage(session, brandName) };
    return work(session);
  };
  const portal = (state: TillState, id: string, work: (session: TillPortal) => Shown): Shown => {
    const session = find(state, 'billing_portal.session', id);
    if (session !== undefined && session.created > state.now - portalLifetime) return work(session);
    return { html: closedPortalPage(brandName), status: 404 };
  };
  // any other body than a form has no fields
  const field = ({ body }: Asked, name: string): string =>
    textOf(readParams(typeof body === 'string' ? body : ''), name) ?? '';

  return (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    app.get('/__sandbox/checkout/:id', (request: Asked, reply) =>
      answer(reply, (state) =>
        checkout(state, request.params.id, (session) => ({
          html: checkoutPage(state, session, { brandName, declined: false }),
        })),
      ),
    );
    app.post('/__sandbox/checkout/:id', (request: Asked, reply) =>
      answer(reply, (state) =>
        checkout(state, request.params.id, (session) => {
          replaceCard(state, session.customer, field(request, 'card') === 'declines' ? 'declines' : 'pays');
          if (completeCheckout(state, session)) {
            return { to: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
          }
          return { html: checkoutPage(state, session, { brandName, declined: true }), status: 402 };
        }),
      ),
    );
    app.get('/__sandbox/invoices/:id', (request: Asked, reply) =>
      answer(reply, (state) => {
        const invoice = find(state, 'invoice', request.params.id);
        if (invoice === undefined) return { html: noInvoicePage(brandName), status: 404 };
        return { html: invoicePage(state, invoice, brandName) };
      }),
    );
    app.get('/__sandbox/portal/:id', (request: Asked, reply) =>
      answer(reply, (state) =>
        portal(state, request.params.id, (session) => ({
          html: session.flow === null ? portalPage(state, session, brandName) : cancelPage(state, session, brandName),
        })),
      ),
    );
    app.post('/__sandbox/portal/:id', (request: Asked, reply) =>
      answer(reply, (state) =>
        portal(state, request.params.id, (session) => {
          changeInPortal(state, session, { action: field(request, 'action'), value: field(request, 'value') });
          return { to: session.flow === null ? `/__sandbox/portal/${session.id}` : session.return_url };
        }),
      ),
    );
    app.get('/__sandbox/till', (_request, reply) => answer(reply, (state) => ({ html: dashboardPage(state) })));
    app.post('/__sandbox/till', (request: Asked, reply) =>
      answer(reply, (state) => {
        dashboardActions[field(request, 'action')]?.(state, field(request, 'value'));
        return { to: '/__sandbox/till' };
      }),
    );
  };
}

/** What a customer does in the portal; only to what is theirs. */
function changeInPortal(
  state: TillState,
  session: TillPortal,
  { action, value }: { readonly action: string; readonly value: string },
): void {
  if (action === 'card') {
    replaceCard(state, session.customer, value === 'declines' ? 'declines' : 'pays');
    return;
  }
  const subscription = find(state, 'subscription', value);
  if (subscription?.customer !== session.customer || get(state, 'subscription', value).status === 'canceled') return;
  if (action === 'cancel') setCancelAtPeriodEnd(state, subscription, true);
  if (action === 'renew') setCancelAtPeriodEnd(state, subscription, false);
}
