import { sendFailure } from '../../base/http/errors.ts';
import { keepPrivate } from '../../base/http/privateRoutes.ts';
import type { Routes } from '../../base/http/routes.ts';
import { showLetter } from './service/showLetter.ts';

/** Nothing runs, no link leads anywhere, and only a page of ours shows it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";

interface Asked {
  readonly Params: { readonly letter: string; readonly theme: string };
  readonly Querystring: { readonly draft?: string };
}

/**
 * Serves `/files/letters/{letter}/{light|dark}`, the example of a mail that its page in the studio shows in a frame, to
 * those of the team who read letters, whom the browser's sign-in proves (RUN-01); anybody else gets 404. With `?draft`
 * it is in the words of its draft.
 */
export const routes: Routes = (app, _context, callerOf) => {
  keepPrivate(app);
  app.get<Asked>('/files/letters/:letter/:theme', async (request, reply) => {
    const { letter, theme } = request.params;
    const isDraft = request.query.draft !== undefined;
    const html =
      theme === 'light' || theme === 'dark'
        ? await showLetter(await callerOf(request), { letter, theme, isDraft })
        : null;
    if (html === null) return sendFailure(request, reply, 404);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
      .send(html);
  });
};
