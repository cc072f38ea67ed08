import type { FastifyRequest } from 'fastify';

/** Whether a host is a loopback name or address. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** Whether a request comes from this machine and is addressed to it: a reverse proxy uses a public host name. */
export function isFromThisMachine(request: Pick<FastifyRequest, 'ip' | 'hostname'>): boolean {
  return isLoopback(request.ip) && isLoopback(request.hostname);
}
