import type { FastifyRequest } from 'fastify';

/** Whether a host is a loopback name or address. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/**
 * Whether a request comes from this machine and is addressed to it. What a proxy or a tunnel passes on does not, also
 * where that gives our local name instead of the public one.
 */
export function isFromThisMachine(request: Pick<FastifyRequest, 'ip' | 'hostname' | 'headers'>): boolean {
  return isLoopback(request.ip) && isLoopback(request.hostname) && !isForwarded(request);
}

/** Headers of which a proxy or a tunnel adds at least one; some add a single `x-forwarded-proto`. */
const forwarding = /^(?:via|forwarded|x-forwarded-.+|x-real-ip)$/;

/** Whether a proxy says that it has passed the request on. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Object.keys(headers).some((name) => forwarding.test(name));
}
