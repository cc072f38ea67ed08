import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * No script of another origin runs, no other site frames ours, and forms and requests go to our origin only (THR-32).
 */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  // the studio shows pages of ours, of which only those of a preview let themselves be shown (DOC-08)
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify'],
};

interface SecurityOptions {
  /** The site is reached over https, so HSTS is sent. */
  readonly https: boolean;
  /** Another origin that browsers upload files to; null without. */
  readonly uploadOrigin: string | null;
}

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Computed once, because it is the same for every response. */
function headersOf({ https, uploadOrigin }: SecurityOptions): Record<string, string> {
  const directives = {
    ...contentSecurityPolicy,
    ...(uploadOrigin !== null && { 'connect-src': [...contentSecurityPolicy['connect-src'], uploadOrigin] }),
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join(';'),
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
    // never a path: those of mailed links hold a secret (THR-15)
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** What a response needs that is data and no document: nothing in it may be loaded, run or framed. */
const dataHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};
const data = /^\/graphql(?:\?|$)/;

/**
 * Scripts, styles, fonts and pictures, for which headers about documents do not matter. An SVG can be a document, so it
 * is not listed.
 */
const inert = /^\/assets\/[^?]+\.(?:js|css|woff2|png|jpe?g|webp|avif|ico)(?:\?|$)/;
const inertHeaders = new Set([
  'strict-transport-security',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
]);

/** Sets security headers on every response, fewer on responses that are no documents: every report has them. */
export function registerSecurity(app: FastifyInstance, options: SecurityOptions): void {
  const headers = headersOf(options);
  const few = Object.fromEntries(Object.entries(headers).filter(([name]) => inertHeaders.has(name)));
  const ofData = { ...few, ...dataHeaders };
  const headersFor = (url: string): Record<string, string> => {
    if (data.test(url)) return ofData;
    return inert.test(url) ? few : headers;
  };
  app.addHook('onRequest', (request, reply, next) => {
    // an unknown path of those forms may be answered with a page
    void reply.headers(request.is404 ? headers : headersFor(request.url));
    next();
  });
}

/** Where Turnstile's script and frame come from, as its documentation lists them. */
const turnstile = 'https://challenges.cloudflare.com';

/** Allows the vendor's bot check in the page of this reply, and the policy by which our code loads its script. */
export function allowTurnstile(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  void reply.header(
    'content-security-policy',
    policy
      .replace(/(?<=^|;)script-src [^;]*/, (sources) => `${sources} ${turnstile}`)
      .replace(/(?<=^|;)frame-src [^;]*/, `frame-src 'self' ${turnstile}`)
      .replace(/(?<=^|;)trusted-types [^;]*/, (names) => `${names} turnstile`),
  );
}

/** Lets a page of ours show the page of this reply in a frame. */
export function allowFrame(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  void reply.headers({
    'content-security-policy': policy.replace(/(?<=^|;)frame-ancestors [^;]*/, "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  });
}

/** Allows the inline scripts with these hashes in the page of this reply. */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string' || hashes.length === 0) return;
  void reply.header(
    'content-security-policy',
    policy.replace(/(?<=^|;)script-src [^;]*/, (sources) => [sources, ...hashes].join(' ')),
  );
}
