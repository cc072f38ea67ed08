import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../base/http/errors.ts';
import { plainPage } from '../base/http/plainPage.ts';
import type { Db } from '../base/sql/db.ts';
import { makeDemoCode } from '../modules/secondFactor/service/makeDemoCode.ts';

/**
 * GET /__sandbox/second-factor?account=…: a code for the second step of a demo account, by its address or its id, in
 * place of an authenticator app. It is good once, within ten minutes. A browser gets a page, anything else
 * {"code": "…"}; 404 for an account that has no second factor.
 */
export function sandboxSecondFactor(db: Db): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Querystring: { account?: unknown } }>('/__sandbox/second-factor', async (request, reply) => {
      const { account } = request.query;
      const memberId = typeof account === 'string' ? await findMemberId(db, account) : null;
      const code = memberId === null ? null : await makeDemoCode(db, memberId);
      if (code === null) return sendFailure(request, reply, 404, 'This account has no second factor.');
      void reply.header('cache-control', 'no-store');
      if (request.headers.accept?.includes('text/html') !== true) return { code };
      const body = `<h1>Your code</h1><p><output style="font-size:2rem;letter-spacing:.1em">${code}</output></p>
<p>It stands in for an authenticator app in this demo. It works once, within ten minutes. Reload for another one.</p>`;
      return reply.type('text/html').send(plainPage({ title: 'Second factor', body }));
    });
  };
}

async function findMemberId(db: Db, account: string): Promise<string | null> {
  const found = await db
    .selectFrom('member')
    .select('member_id as memberId')
    .where((eb) => eb.or([eb('email', '=', account), eb('member_id', '=', account)]))
    .executeTakeFirst();
  return found?.memberId ?? null;
}
