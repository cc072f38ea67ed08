import type { FastifyRequest } from 'fastify';

/** The names and addresses under which a machine is known to itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** Whether a request comes from this very machine and was meant for it: a proxy in front asks under a public name. */
export function isFromThisMachine(request: Pick<FastifyRequest, 'ip' | 'hostname'>): boolean {
  return isLoopback(request.ip) && isLoopback(request.hostname);
}
