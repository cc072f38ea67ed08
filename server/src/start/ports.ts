import path from 'node:path';
import { altchaBotCheck } from '../adapters/altcha/botCheck.ts';
import { ffmpegEncoder } from '../adapters/ffmpeg/ffmpegEncoder.ts';
import { localDomainRecords } from '../adapters/local/domainRecords.ts';
import { localFilms } from '../adapters/local/films.ts';
import { flagFile } from '../adapters/local/flagFile.ts';
import { folderFiles, inLayers } from '../adapters/local/folderFiles.ts';
import { localGoogle } from '../adapters/local/identity/localGoogle.ts';
import { localMailbox, type Mailbox } from '../adapters/local/mailbox.ts';
import { localMeetingProvider } from '../adapters/local/meetingProvider.ts';
import { localPartner } from '../adapters/local/partnerSite.ts';
import { localTutor, localTutorReceiver } from '../adapters/local/tutorSite.ts';
import { localUploads, uploadTarget } from '../adapters/local/uploads.ts';
import { localVideoHost } from '../adapters/local/videoHost.ts';
import { oidcProtocol } from '../adapters/oidc/oidcProtocol.ts';
import { openFeatureFlags } from '../adapters/openfeature/flagProvider.ts';
import { mp4Repackager } from '../adapters/repackager/mp4Repackager.ts';
import { resendMailNotices } from '../adapters/resend/mailNotices.ts';
import { samlProtocol } from '../adapters/saml/samlProtocol.ts';
import { segmentSink } from '../adapters/segment/analyticsSink.ts';
import { smtpMailer } from '../adapters/smtp/mailer.ts';
import { stripePayments } from '../adapters/stripe/payments.ts';
import { turnstileBotCheck } from '../adapters/turnstile/botCheck.ts';
import { zoomMeetings } from '../adapters/zoom/meetingProvider.ts';
import type { AppPlugin } from '../app.ts';
import { ownOrigins } from '../base/http/ownOrigins.ts';
import { StartupError } from '../base/process/startupError.ts';
import { demoStock } from '../demo/stock.ts';
import type { Env } from '../env.ts';
import { googleIssuer } from '../modules/federation/service/realms.ts';
import type { FileStore } from '../ports/files.ts';
import type { OidcConnection } from '../ports/identityProviders.ts';
import type { Payments } from '../ports/payments.ts';
import type { Ports } from '../ports/ports.ts';
import { needsHttps } from './announce.ts';
import { checkFlagFile } from './checkFlagFile.ts';
import { domainRecordsOf } from './domainRecords.ts';
import { filesOf, filmsOf, gigabyte, uploadsOf } from './filePorts.ts';
import { flagsInOrder } from './flagsInOrder.ts';
import { openInstallation } from './installation.ts';
import { readReceivers } from './receivers.ts';

/** Adapters for one process. None loads its library or opens a connection before it is used. */
export interface OpenPorts {
  readonly ports: Ports;
  /** Null when mail is sent to a mail server. */
  readonly mailbox: Mailbox | null;
  /** Takes the files that browsers upload; null when they go to another service. */
  readonly uploadTarget: AppPlugin | null;
  /** The pages of the stand-in for the DNS. */
  readonly dnsPages: AppPlugin;
  /** Closes the connections that adapters keep open. */
  readonly close: () => Promise<void>;
}

/** The local stand-in of every port: for tests, benchmarks, and a start without configuration. */
export function localPorts(options: {
  /** The directory of the local mailbox, absolute. */
  readonly mailDirectory: string;
  /** The directory of uploaded files, absolute. */
  readonly filesDirectory: string;
  /** The sender of every mail. */
  readonly mailFrom: () => string;
  /** The secret that signs media addresses. */
  readonly secret: string;
  /** The site's own origin, on which the stand-in for Google is. */
  readonly publicUrl: string;
  /** The stand-in for Stripe; null where nothing is sold. */
  readonly payments: Payments | null;
  /** The files of the academy; absent: those of `filesDirectory`, and the demo's. */
  readonly files?: FileStore;
  /** The largest film, in bytes; absent: 20 GB. */
  readonly maxFilmBytes?: number;
  /** The command of ffmpeg; absent: that of the system. */
  readonly ffmpeg?: string | undefined;
}): OpenPorts & { readonly mailbox: Mailbox; readonly uploadTarget: AppPlugin } {
  const mailbox = localMailbox(options.mailDirectory);
  const files = options.files ?? inLayers(folderFiles(options.filesDirectory), demoStock());
  const mailer = smtpMailer(mailbox.address, options.mailFrom);
  const domainRecords = localDomainRecords();
  return {
    ports: {
      botCheck: altchaBotCheck(options.secret),
      analytics: { forwards: false, deliver: () => Promise.resolve() },
      domainRecords,
      files,
      films: localFilms(options.filesDirectory, options.maxFilmBytes ?? 20 * gigabyte),
      filmEncoder: ffmpegEncoder(options.ffmpeg),
      filmRepackager: mp4Repackager(),
      flags: flagFile(undefined),
      installation: openInstallation({
        publicUrl: options.publicUrl,
        isDemo: true,
        needsHttps: false,
        dataDirectory: options.filesDirectory,
        smtpUrl: null,
      }),
      mailer: { send: mailer.send, reachesNobody: true },
      mailNotices: null,
      meetings: localMeetingProvider(options.secret),
      payments: options.payments,
      videoHost: localVideoHost({ files, secret: options.secret }),
      identityProviders: {
        oidc: oidcProtocol(),
        saml: samlProtocol(),
        google: localGoogle(options.publicUrl, options.secret),
      },
      receivers: [
        localPartner(ownOrigins(options.publicUrl), options.secret),
        localTutorReceiver(options.publicUrl, options.secret),
      ],
      tutor: localTutor(options.publicUrl),
      uploads: localUploads(options.filesDirectory, options.secret),
    },
    mailbox,
    uploadTarget: uploadTarget(options.filesDirectory, options.secret),
    dnsPages: domainRecords.pages,
    close: async () => {
      await mailer.close();
      await mailbox.close();
    },
  };
}

interface PortDeps {
  readonly secret: string;
  /** The sender of every mail. */
  readonly mailFrom: () => string;
  /** Null where the demo's till is not open. */
  readonly localPayments: Payments | null;
  /** Whether the example academy is loaded, whose films and pictures come with the program (BEG-05). */
  readonly hasExample: () => Promise<boolean>;
}

/**
 * When the configuration names an external service, its adapter replaces the stand-in. `localPayments`: null where the
 * demo's till is not open.
 */
export function openPorts(env: Env, { secret, mailFrom, localPayments, hasExample }: PortDeps): OpenPorts {
  const local = localPorts({
    mailDirectory: path.join(env.DATA_DIR, 'mailbox'),
    filesDirectory: path.join(env.DATA_DIR, 'files'),
    mailFrom,
    secret,
    publicUrl: env.PUBLIC_URL,
    payments: localPayments,
    files: filesOf(env, hasExample),
    maxFilmBytes: env.FILM_MAX_GB * gigabyte,
    ffmpeg: env.FFMPEG_PATH,
  });
  const { SMTP_URL: smtpUrl, FLAGS_URL: flagsUrl, ANALYTICS_URL: analyticsUrl } = env;
  const mailer = smtpUrl === undefined ? null : smtpMailer(() => smtpUrl, mailFrom);
  if (env.FLAGS_FILE !== undefined) checkFlagFile(env.FLAGS_FILE);
  const switches = flagFile(env.FLAGS_FILE, env.BLOCK_LOGIN === 'on' ? { blockLogin: true } : {});
  const service = flagsUrl === undefined ? null : openFeatureFlags(flagsUrl, env.FLAGS_TOKEN);
  const receivers = receiversOf(env, local.ports.receivers);
  const uploads = uploadsOf(env);
  const flags = service === null ? switches : flagsInOrder(switches, service);
  return {
    ports: {
      ...local.ports,
      domainRecords: domainRecordsOf(env, local.ports.domainRecords),
      flags,
      installation: openInstallation({
        publicUrl: env.PUBLIC_URL,
        isDemo: env.DEMO === 'on',
        needsHttps: needsHttps(env),
        dataDirectory: env.DATA_DIR,
        smtpUrl: smtpUrl ?? null,
      }),
      ...(mailer !== null && { mailer }),
      ...(uploads !== null && { uploads }),
      ...filmsOf(env),
      ...turnstileOf(env),
      ...zoomOf(env),
      ...stripeOf(env),
      mailNotices: env.MAIL_WEBHOOK_SECRET === undefined ? null : resendMailNotices(env.MAIL_WEBHOOK_SECRET),
      identityProviders: { ...local.ports.identityProviders, google: googleOf(env, secret) },
      receivers,
      tutor: tutorOf(env, receivers, local.ports.tutor),
      ...(analyticsUrl !== undefined && { analytics: segmentSink(analyticsUrl, env.ANALYTICS_KEY ?? '') }),
    },
    mailbox: mailer === null ? local.mailbox : null,
    uploadTarget: uploads === null ? local.uploadTarget : null,
    dnsPages: local.dnsPages,
    close: async () => {
      await local.close();
      await mailer?.close();
      await service?.close();
    },
  };
}

function googleOf(env: Env, secret: string): OidcConnection | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId !== undefined && clientSecret !== undefined) {
    return { kind: 'OIDC', issuer: googleIssuer, clientId, clientSecret };
  }
  return env.googleSignIn ? localGoogle(env.PUBLIC_URL, secret) : null;
}

/** The sites of the file; the stand-in for a partner only beside the demo, which serves its pages. */
function receiversOf(env: Env, standIns: Ports['receivers']): Ports['receivers'] {
  const configured = env.RECEIVERS_FILE === undefined ? [] : readReceivers(env.RECEIVERS_FILE);
  return env.DEMO === 'on' ? [...configured, ...standIns] : configured;
}

/** The configured tutor, which must be a receiver; the stand-in only beside the demo, which serves its page. */
function tutorOf(env: Env, receivers: Ports['receivers'], standIn: Ports['tutor']): Ports['tutor'] {
  const { TUTOR_URL: url } = env;
  if (url === undefined) return env.DEMO === 'on' ? standIn : null;
  if (receivers.some((receiver) => receiver.urls.includes(url))) return { url };
  throw new StartupError('TUTOR_URL: it must be one of the addresses in RECEIVERS_FILE, letter by letter');
}

function turnstileOf(env: Env): Partial<Ports> {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env;
  if (siteKey === undefined || secretKey === undefined) return {};
  return { botCheck: turnstileBotCheck({ siteKey, secretKey, hostname: new URL(env.PUBLIC_URL).hostname }) };
}

function zoomOf(env: Env): Partial<Ports> {
  const { ZOOM_ACCOUNT_ID: accountId, ZOOM_CLIENT_ID: clientId } = env;
  const { ZOOM_CLIENT_SECRET: clientSecret, ZOOM_WEBHOOK_SECRET: webhookSecret } = env;
  if (accountId === undefined || clientId === undefined) return {};
  if (clientSecret === undefined || webhookSecret === undefined) return {};
  return { meetings: zoomMeetings({ accountId, clientId, clientSecret, webhookSecret }) };
}

function stripeOf(env: Env): Partial<Ports> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: secrets } = env;
  if (secretKey === undefined || secrets === undefined) return {};
  const settings = { secretKey, webhookSecrets: secrets.split(',').map((item) => item.trim()), server: null };
  return { payments: stripePayments(() => Promise.resolve(settings)) };
}
