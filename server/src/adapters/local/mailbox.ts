import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Address, Attachment } from 'postal-mime';
import type { SMTPServer } from 'smtp-server';
import { lazy } from '../../base/lazy.ts';
import { machineNow } from '../../base/process/clock.ts';
import { makeDirectory } from '../../base/process/makeDirectory.ts';

/** A mail as shown in the local mailbox. */
export interface ReceivedMail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** When it was received, epoch milliseconds of the machine's clock. */
  readonly receivedAt: number;
  readonly text: string;
  readonly html: string;
  /** The iCalendar file that came with it. */
  readonly calendar: string | null;
  /** The value of the List-Unsubscribe header. */
  readonly unsubscribe: string | null;
  /** The headers that say that it is automatic: the value of each, null for one that is missing. */
  readonly automatic: readonly [submitted: string | null, suppress: string | null];
}

/** The stand-in for outside mail servers: a real SMTP server on loopback that stores each mail in a directory. */
export interface Mailbox {
  /** The address to send to, smtp://127.0.0.1:port; the first call starts the server. */
  readonly address: () => Promise<string>;
  /** All mails, newest first. */
  readonly list: () => Promise<ReceivedMail[]>;
  readonly close: () => Promise<void>;
}

const maxBytes = 2 * 1024 * 1024;

/** The mailbox in `directory`; earlier mails are kept. */
export function localMailbox(directory: string): Mailbox {
  const server = lazy(() => startServer(directory));
  return {
    address: async () => {
      const address = (await server.get()).server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      return `smtp://127.0.0.1:${String(port)}`;
    },
    list: async () => {
      await makeDirectory(directory);
      const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.reverse().map((name) => readMail(directory, name)));
    },
    close: () =>
      server.end(
        (started) =>
          new Promise((resolve) => {
            started.close(() => {
              resolve();
            });
          }),
      ),
  };
}

async function startServer(directory: string): Promise<SMTPServer> {
  const [{ SMTPServer: Server }] = await Promise.all([import('smtp-server'), makeDirectory(directory)]);
  let counter = 0;
  const server = new Server({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxBytes,
    logger: false,
    onData: (stream, _session, done) => {
      counter += 1;
      const name = `${String(machineNow())}-${String(process.pid)}-${String(counter).padStart(6, '0')}.eml`;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        writeFile(path.join(directory, name), Buffer.concat(chunks)).then(() => {
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

async function readMail(directory: string, name: string): Promise<ReceivedMail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(await readFile(path.join(directory, name)), { attachmentEncoding: 'utf8' });
  const header = (name: string): string | null => mail.headers.find(({ key }) => key === name)?.value ?? null;
  return {
    id: path.basename(name, '.eml'),
    from: written(mail.from),
    to: (mail.to ?? []).map(written).join(', '),
    subject: mail.subject ?? '',
    receivedAt: Number(name.split('-')[0]),
    text: mail.text ?? '',
    html: mail.html ?? '',
    calendar: calendarOf(mail.attachments),
    unsubscribe: header('list-unsubscribe'),
    automatic: [header('auto-submitted'), header('x-auto-response-suppress')],
  };
}

function calendarOf(attachments: readonly Attachment[]): string | null {
  const content = attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  return typeof content === 'string' ? content : null;
}

function written(address: Address | undefined): string {
  return address?.address ?? address?.name ?? '';
}
