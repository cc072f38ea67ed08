import { z } from 'zod';
import { matching } from './matching.ts';
import { address, link, oneOf, origin, proxies, roles, timezone, urlOf, variable, wholeNumber } from './variable.ts';

/** Every environment variable of the server, in the order of .env.example. */
export const variables = {
  PORT: variable('The port that the site listens on.', '4000', wholeNumber(1, 65_535).default(4000)),
  HOST: variable(
    'The network address to listen on; 127.0.0.1 allows this machine only.',
    '127.0.0.1',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'it must be a host name or an address')
      .default('127.0.0.1'),
  ),
  PUBLIC_URL: variable(
    'The address people use, the only source of absolute links. Default: http://localhost:PORT. Sign-in needs https anywhere but on this machine.',
    'https://learn.example.com',
    origin.optional(),
  ),
  TRUSTED_PROXIES: variable(
    'Addresses or networks of the proxies in front, whose X-Forwarded-* headers are trusted. Default: none.',
    '10.0.0.0/8',
    proxies.optional(),
  ),
  DATABASE_URL: variable(
    'A PostgreSQL server, 15 or later, as the owner of the database. Default: the embedded one under DATA_DIR.',
    'postgres://atrium:password@db.example.com:5432/atrium',
    urlOf(['postgres:', 'postgresql:'], 'it must be a postgres:// address').optional(),
    true,
  ),
  RUNTIME_DATABASE_URL: variable(
    'The same database, as a login that may do no more than atrium_runtime; requests and jobs come as it. Default: DATABASE_URL.',
    'postgres://atrium_app:password@db.example.com:5432/atrium',
    urlOf(['postgres:', 'postgresql:'], 'it must be a postgres:// address').optional(),
    true,
  ),
  DATA_DIR: variable(
    'The directory of the embedded database, the files of the academy and the generated secret.',
    '.data',
    z.string().default('.data'),
  ),
  WEB_DIR: variable(
    'The folder of the built web app, with its index.html.',
    'web/dist',
    z.string().default('web/dist'),
  ),
  SECRET: variable(
    'Signs media addresses and encrypts the signing keys, 32 characters or more. Default: generated into DATA_DIR at the first start; a live site on DATABASE_URL needs its own.',
    'a-long-random-text-of-32-characters-or-more',
    z.string().min(32, 'it must have 32 characters or more').optional(),
    true,
  ),
  SECRET_BEFORE: variable(
    'The secret before SECRET was changed, for one start: what it had encrypted in the database is encrypted with SECRET. A generated one in DATA_DIR needs no mention.',
    'the-random-text-that-was-used-until-now',
    z.string().min(32, 'it must have 32 characters or more').optional(),
    true,
  ),
  DEMO: variable('Load the demo world at the first start.', 'on', oneOf('on', 'off').default('on')),
  CLOCK: variable(
    '"movable" lets /__sandbox/clock move product time. Default: movable with the demo world, real without.',
    'real',
    oneOf('real', 'movable').optional(),
  ),
  DOCUMENTS: variable(
    '"trusted" runs only the persisted GraphQL documents, and any other for employees alone; "any" every document within the limits. Default: any with the demo world, trusted without.',
    'trusted',
    oneOf('trusted', 'any').optional(),
  ),
  ROLES: variable(
    'What this process does: serve the site, run background work, encode films, or several of these.',
    'web,worker,media',
    roles.default(['web', 'worker', 'media']),
  ),
  LOG_LEVEL: variable(
    'The lowest severity that is logged.',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  ),
  SMTP_URL: variable(
    'The mail server. Default: none, mail goes to the local mailbox at /__sandbox/mail.',
    'smtp://user:password@mail.example.com:587',
    urlOf(['smtp:', 'smtps:'], 'it must be an smtp:// or smtps:// address').optional(),
    true,
  ),
  MAIL_FROM: variable(
    'The sender of every mail. Default: the name of the academy, at the host of PUBLIC_URL.',
    'Atrium <hello@learn.example.com>',
    z
      .string()
      .regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'it must be an address, with or without a name')
      .optional(),
  ),
  GOOGLE_CLIENT_ID: variable(
    'The OAuth client for sign-in with Google; its redirect URI is PUBLIC_URL/oidc/callback/google. Default: none, or a stand-in with the demo world.',
    '1234567890-abc.apps.googleusercontent.com',
    z.string().optional(),
  ),
  GOOGLE_CLIENT_SECRET: variable(
    'The secret of that client.',
    'a-secret-from-the-google-cloud-console',
    z.string().optional(),
    true,
  ),
  RECEIVERS_FILE: variable(
    'A JSON file of other sites that take signed-in members over by one-time codes, with their secrets and addresses.',
    '/etc/atrium/receivers.json',
    z.string().min(1).optional(),
  ),
  TUTOR_URL: variable(
    'Where members arrive at the AI tutor, one of the addresses in RECEIVERS_FILE. Default: none, or a stand-in with the demo world.',
    'https://tutor.example.com/arrive',
    z.url({ protocol: /^https$/ }).optional(),
  ),
  BRAND_NAME: variable(
    'The name of the product in pages and mails. Set, it wins over the name in the settings of the studio, as the next four do. Default: the settings, Atrium before they are saved.',
    'Atrium',
    z.string().max(60, 'it must have 60 characters or fewer').optional(),
  ),
  SUPPORT_EMAIL: variable(
    'Customer support. Default: support@ the host of PUBLIC_URL.',
    'support@learn.example.com',
    address.optional(),
  ),
  HELP_URL: variable(
    'The help center, to which /help leads, too. Default: a page of the demo world; without that, links lead to SUPPORT_EMAIL.',
    'https://help.example.com',
    link.optional(),
  ),
  TERMS_URL: variable(
    'Terms of use. Default: a page of the demo world; without that, no link.',
    'https://learn.example.com/terms',
    link.optional(),
  ),
  EVENTS_URL: variable(
    "The academy's page of all its events. Default: a page of the demo world; without that, no link.",
    'https://learn.example.com/events',
    link.optional(),
  ),
  NO_LINKING_HOST: variable(
    'The host name at which the account page offers no second sign-in. Default: none, it is offered everywhere.',
    'partner.example.com',
    matching(/^[\w.-]+$/, 'it must be a host name, without a port').optional(),
  ),
  TURNSTILE_SITE_KEY: variable(
    'The public key of Cloudflare Turnstile, which then checks signups. Default: none, signups solve a challenge of our own.',
    '0x4AAAAAAAAAAAAAAAAAAAAA',
    matching(/^[\w-]+$/, 'it must be the site key of a widget').optional(),
  ),
  TURNSTILE_SECRET_KEY: variable(
    'The secret key of the same widget.',
    '0x4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    matching(/^[\w-]+$/, 'it must be the secret key of a widget').optional(),
    true,
  ),
  MAIL_WEBHOOK_SECRET: variable(
    'The secret of the mail provider’s webhooks (Standard Webhooks, as Resend sends them), which are sent to PUBLIC_URL/webhooks/mail and tell of mails that came back. Default: none, nobody tells.',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    matching(/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/, 'it must be whsec_ and the key as base64').optional(),
    true,
  ),
  ZOOM_ACCOUNT_ID: variable(
    'A server-to-server OAuth app of Zoom, which then registers people for live rooms and reports who was there. Default: none; with the demo world a stand-in.',
    'AbCdEfGhIjKlMnOpQrStUv',
    z.string().optional(),
  ),
  ZOOM_CLIENT_ID: variable('The client of that app.', 'aBcDeFgHiJkLmNoPqRsTuV', z.string().optional()),
  ZOOM_CLIENT_SECRET: variable('The secret of that client.', 'a-secret-of-the-app', z.string().optional(), true),
  ZOOM_WEBHOOK_SECRET: variable(
    'The secret token of its webhooks, which are sent to PUBLIC_URL/webhooks/zoom.',
    'a-secret-token-of-the-app',
    z.string().optional(),
    true,
  ),
  STRIPE_SECRET_KEY: variable(
    'A secret or restricted key of Stripe, which then takes payments. Its prices are found by the lookup keys of the product table. Default: none, nothing is sold; with the demo world a stand-in.',
    'rk_live_aBcDeFgHiJkLmNoP',
    z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'it must be a secret or restricted key')
      .optional(),
    true,
  ),
  STRIPE_WEBHOOK_SECRETS: variable(
    'The signing secret of its webhook endpoint, PUBLIC_URL/webhooks/stripe; while it is being changed the old one as well, after a comma.',
    'whsec_aBcDeFgHiJkLmNoP',
    z
      .string()
      .regex(/^whsec_\w+(\s*,\s*whsec_\w+)?$/, 'it must be one or two signing secrets')
      .optional(),
    true,
  ),
  STRIPE_STAND_IN: variable(
    '"on" takes payments by the stand-in for Stripe on this machine, to try selling before there is a key; never on a live site. Default: on with the demo world, off without.',
    'on',
    oneOf('on', 'off').optional(),
  ),
  S3_BUCKET: variable(
    'A bucket of S3, or of a service with its API, for all files of the academy; its CORS rules must allow POST from PUBLIC_URL. Default: none, files are in DATA_DIR, which one process alone can serve.',
    'atrium-files',
    z
      .string()
      .regex(/^[a-z\d.-]{3,63}$/, 'it must be the name of a bucket')
      .optional(),
  ),
  S3_REGION: variable('The region of the bucket.', 'us-east-1', z.string().default('us-east-1')),
  S3_ENDPOINT: variable("Another service than Amazon's.", 'https://objects.example.com', origin.optional()),
  S3_ACCESS_KEY_ID: variable(
    'The key that may list, read and write the bucket.',
    'AKIAIOSFODNN7EXAMPLE',
    z.string().optional(),
  ),
  S3_SECRET_ACCESS_KEY: variable('The secret of that key.', 'a-secret-access-key', z.string().optional(), true),
  FFMPEG_PATH: variable(
    'The ffmpeg that encodes films, with ffprobe beside it. Default: the one of the system; without one only MP4 with H.264 and AAC plays, as it comes.',
    '/usr/bin/ffmpeg',
    z.string().regex(/^\//, 'it must be an absolute path').optional(),
  ),
  FILM_MAX_GB: variable('The largest film that can be uploaded, in gigabytes.', '20', wholeNumber(1, 80).default(20)),
  METERING_TIMEZONE: variable('The time zone whose months limit limited accounts.', 'UTC', timezone.default('UTC')),
  METERING_THRESHOLD: variable('Videos a month for limited accounts; 0 for none.', '3', wholeNumber(0, 1e6).default(3)),
  BLOCK_LOGIN: variable(
    '"on" replaces the sign-in form with the outage screen, even while the database is down.',
    'off',
    oneOf('on', 'off').default('off'),
  ),
  FLAGS_FILE: variable(
    'A JSON file of feature flags for everybody, read again within seconds: a switch without a restart or the database.',
    '/etc/atrium/flags.json',
    z.string().min(1).optional(),
  ),
  FLAGS_URL: variable(
    'A flag service that speaks the OpenFeature Remote Evaluation Protocol; its values precede the rules in the database.',
    'https://flags.example.com',
    link.optional(),
  ),
  ANALYTICS_URL: variable(
    "A service with Segment's HTTP tracking API that gets every analytics event; they are in the database anyway.",
    'https://api.segment.io',
    link.optional(),
  ),
  ANALYTICS_KEY: variable('The write key of the analytics service.', 'a-write-key', z.string().optional(), true),
  FLAGS_TOKEN: variable('The bearer token of the flag service.', 'a-token-of-the-service', z.string().optional(), true),
};

export type VariableName = keyof typeof variables;
