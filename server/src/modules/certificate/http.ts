import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import {
  findAchievement,
  findBadgeSvg,
  findBakedBadge,
  findCredentialSvg,
  findPublicKey,
  findShareCard,
  findStatusList,
  getIssuer,
  getKeySet,
} from './service/credentialFiles.ts';
import { findSignedCredential, statusListAge } from './service/signing/signedCredential.ts';

/** Pictures, which need no other file. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";
const jwtType = 'application/vc+jwt';
const ageOf = { picture: 86_400, key: 3600, status: statusListAge, credential: 300 } as const;

interface ById {
  readonly Params: { readonly id: string };
}

/**
 * Serves what others need to check a credential, under `/credentials`: the signed credential, its badge, the keys, the
 * issuer, the achievements and the status lists (CRT-04, decision 054). All of it is public, also to pages of other
 * sites, and carries nothing that depends on the caller.
 */
export const routes: Routes = (app, context) => {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    next();
  });
  app.get('/credentials/keys', async (request, reply) =>
    send(request, reply, 'application/jwk-set+json', ageOf.key, json(await getKeySet(context()))),
  );
  app.get<ById>('/credentials/keys/:id', async (request, reply) =>
    send(request, reply, 'application/jwk+json', ageOf.key, json(await findPublicKey(context(), request.params.id))),
  );
  app.get('/credentials/issuer', (request, reply) =>
    send(request, reply, 'application/json', ageOf.key, json(getIssuer(context()))),
  );
  app.get<ById>('/credentials/achievements/:id', async (request, reply) =>
    send(request, reply, 'application/json', ageOf.key, json(await findAchievement(context(), request.params.id))),
  );
  app.get<ById>('/credentials/status/:id', async (request, reply) => {
    const list = /^[1-9]\d{0,5}$/.test(request.params.id) ? Number(request.params.id) : 0;
    return send(request, reply, jwtType, ageOf.status, await findStatusList(context(), list));
  });
  app.get<ById>('/credentials/badges/:id', async (request, reply) => {
    const [, id] = /^([\w-]{1,100})\.svg$/.exec(request.params.id) ?? [];
    return sendSvg(request, reply, id === undefined ? null : await findBadgeSvg(context(), id));
  });
  app.get<ById>('/credentials/:id', async (request, reply) => {
    const [, id, ending] = /^([A-Z0-9-]{1,30})(\.svg|\.card\.png|\.png|\.jwt)?$/.exec(request.params.id) ?? [];
    if (id === undefined) return send(request, reply, '', 0, null);
    if (ending === '.svg') return sendSvg(request, reply, await findCredentialSvg(context(), id));
    if (ending === '.card.png') {
      return send(request, reply, 'image/png', ageOf.credential, await findShareCard(context(), id));
    }
    if (ending !== undefined) void reply.header('content-disposition', `attachment; filename="${id}${ending}"`);
    return ending === '.png'
      ? send(request, reply, 'image/png', ageOf.credential, await findBakedBadge(context(), id))
      : send(request, reply, jwtType, ageOf.credential, await findSignedCredential(context(), id));
  });
};

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string | null): FastifyReply {
  if (svg !== null) void reply.header('content-security-policy', svgPolicy);
  return send(request, reply, 'image/svg+xml', ageOf.picture, svg);
}

/** `seconds`: how long a copy may be used. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  seconds: number,
  body: string | Buffer | null,
): FastifyReply {
  if (body === null) {
    void reply.removeHeader('content-disposition').header('cache-control', 'no-store');
    return sendFailure(request, reply, 404);
  }
  return reply
    .type(type)
    .header('cache-control', `public, max-age=${String(seconds)}`)
    .send(body);
}
