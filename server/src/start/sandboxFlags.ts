import type { FlagRule } from '@atrium/domain/access/evaluateFlag.ts';
import { booleanFlags, valueFlags } from '@atrium/domain/access/flags.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sandboxPage } from '../adapters/local/sandboxPage.ts';
import { sendFailure } from '../base/http/errors.ts';
import type { Db } from '../base/sql/db.ts';
import { escapeHtml } from '../base/text/escapeHtml.ts';
import { listFlags, saveFlag } from '../modules/entitlement/service/saveFlag.ts';

const target = z.object({
  memberIds: z.array(z.string()).optional(),
  customerIds: z.array(z.string()).optional(),
  accountTypes: z.array(z.string()).optional(),
  percentage: z.number().min(0).max(100).optional(),
});
const rule = z.object({
  flag: z.string(),
  defaultValue: z.unknown(),
  targets: z.array(z.object({ to: target, value: z.unknown() })).default([]),
});

/**
 * The flag switches of the demo. GET /__sandbox/flags: a page, or all rules as JSON; POST {flag, defaultValue,
 * targets?}: saves one rule, as JSON or as the page's form. Answers 400 for an unknown flag or a value of the wrong
 * shape.
 */
export function sandboxFlags(db: Db): (app: FastifyInstance) => void {
  return (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, readForm(body.toString()));
    });
    app.get('/__sandbox/flags', async (request, reply) => {
      const rules = await listFlags(db);
      if (request.headers.accept?.includes('application/json') === true) return rules;
      return reply.type('text/html; charset=utf-8').send(sandboxPage('Feature flags', switches(rules)));
    });
    app.post('/__sandbox/flags', async (request, reply) => {
      if (isForeign(request)) return sendFailure(request, reply, 403, 'Another site sent this.');
      const given = rule.safeParse(request.body);
      if (!given.success) return wrong(request, reply, 'Give "flag", "defaultValue" as JSON, and "targets" if any.');
      const saved = await saveFlag(db, given.data as FlagRule);
      if (!saved.ok) {
        const { reason, message } = saved.refusal;
        return wrong(request, reply, reason === 'VALUE' ? message : 'There is no such flag.');
      }
      return isForm(request) ? reply.redirect('/__sandbox/flags', 303) : reply.code(204).send();
    });
  };
}

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}

/** Whether a page of another site made the browser send this. */
function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `${request.protocol}://${request.host}`) return true;
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function wrong(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  if (!isForm(request)) return sendFailure(request, reply, 400, message);
  const back = '<p><a href="/__sandbox/flags">All flags</a></p>';
  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(sandboxPage('Not saved', `<p>${escapeHtml(message)}</p>${back}`));
}

/** The fields of the page's form, whose values are JSON; what is no JSON stays missing. */
function readForm(body: string): unknown {
  const fields = new URLSearchParams(body);
  try {
    const targets = JSON.parse(fields.get('targets') ?? '[]') as unknown;
    return { flag: fields.get('flag'), defaultValue: JSON.parse(fields.get('defaultValue') ?? '') as unknown, targets };
  } catch {
    return null;
  }
}

function switches(rules: readonly FlagRule[]): string {
  const rows = [...booleanFlags, ...valueFlags].map((flag) => {
    const known = rules.find((one) => one.flag === flag);
    return row(flag, known ?? { flag, defaultValue: flag === 'onDemand2024Refresh' ? [] : false, targets: [] });
  });
  return `<p>A switch is seen at once by everybody it is for. Values and targets are JSON.</p><ul>${rows.join('')}</ul>`;
}

function row(flag: string, { defaultValue, targets }: FlagRule): string {
  const field = (name: string, label: string, value: unknown): string =>
    `<label>${label} <input name="${name}" value="${escapeHtml(JSON.stringify(value))}" aria-label="${escapeHtml(`${flag}: ${label}`)}" style="font:inherit;width:100%;box-sizing:border-box"></label>`;
  return `<li style="display:block"><form method="post" action="/__sandbox/flags" style="display:grid;gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));align-items:end">
<strong>${flag}</strong><input type="hidden" name="flag" value="${flag}">${field('defaultValue', 'For everybody', defaultValue)}${field('targets', 'Targets first', targets)}<button style="font:inherit;justify-self:start">Save<span style="position:absolute;clip-path:inset(50%)"> ${flag}</span></button></form></li>`;
}
