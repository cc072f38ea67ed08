import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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
}

/** The stand-in for outside mail servers: a real SMTP server on loopback that stores each mail in a directory. */
export interface Mailbox {
  /** The address to send to: smtp://127.0.0.1:port. */
  readonly url: string;
  /** All mails, newest first. */
  readonly list: () => Promise<ReceivedMail[]>;
  readonly close: () => Promise<void>;
}

const maxBytes = 2 * 1024 * 1024;

/** Opens the mailbox in `directory`; earlier mails are kept. */
export async function openMailbox(directory: string): Promise<Mailbox> {
  await mkdir(directory, { recursive: true });
  let counter = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxBytes,
    logger: false,
    onData: (stream, _session, done) => {
      counter += 1;
      const name = `${String(Date.now())}-${String(process.pid)}-${String(counter).padStart(6, '0')}.eml`;
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
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    list: async () => {
      const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.reverse().map((name) => readMail(directory, name)));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

async function readMail(directory: string, name: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await readFile(path.join(directory, name)));
  return {
    id: path.basename(name, '.eml'),
    from: written(mail.from),
    to: (mail.to ?? []).map(written).join(', '),
    subject: mail.subject ?? '',
    receivedAt: Number(name.split('-')[0]),
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

function written(address: Address | undefined): string {
  return address?.address ?? address?.name ?? '';
}
