import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncodings } from './encodings.ts';

/** Shorter answers are one packet anyhow. */
const worthIt = 1024;
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/**
 * Sends JSON, compressed where it is long and the client takes it. At these levels 60 kB cost 0.1 ms, less than sending
 * them costs, and less than handing them to another thread. What is asked with a bearer no other site can ask for, so
 * that lengths give nothing away to guesses (BREACH); where a cookie is enough, answers stay plain.
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const text = JSON.stringify(value);
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (text.length < worthIt) return reply.send(text);
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  if (accepted.has('br')) return reply.header('content-encoding', 'br').send(brotliCompressSync(text, fast));
  if (accepted.has('gzip')) return reply.header('content-encoding', 'gzip').send(gzipSync(text, { level: 1 }));
  return reply.send(text);
}
