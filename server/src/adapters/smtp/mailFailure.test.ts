import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../base/process/freePort.ts';
import { isOutage } from '../../base/sql/outage.ts';
import { localMailbox } from '../local/mailbox.ts';
import { smtpMailer } from './mailer.ts';
import { findMailFault, MailFailure } from './mailFailure.ts';

const letter = { messageId: '<1@x>', to: 'ana@demo.example', subject: 'Hi', html: 'Hi', text: 'Hi' };

test('a mail server that takes connections has no fault', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-smtp-'));
  const mailbox = localMailbox(folder);
  expect(await findMailFault(await mailbox.address())).toBeNull();
  await mailbox.close();
  await rm(folder, { recursive: true });
});

test('one that is away is named with what to do, without the password, and never taken for the database', async () => {
  const port = String(await freePort());
  const url = `smtp://atrium:hush-hush@127.0.0.1:${port}`;
  const fault = await findMailFault(url);
  expect(fault).toContain(`SMTP_URL: 127.0.0.1:${port} sends no mail (`);
  expect(fault).toContain('Start that server, or correct the variable');
  expect(fault).not.toContain('hush-hush');
  const mailer = smtpMailer(
    () => url,
    () => 'hello@demo.example',
  );
  const sent = await mailer.send({ ...letter, calendar: null, unsubscribeUrl: null }).catch((error: unknown) => error);
  expect(sent).toBeInstanceOf(MailFailure);
  expect(sent).toMatchObject({ message: fault, isOutage: true });
  expect(isOutage(sent)).toBe(false);
  await mailer.close();
});

test('one that refuses the sender is named with its words', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      const word = data.toString().slice(0, 4).toUpperCase();
      socket.write(word === 'MAIL' ? '550 no such sender\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const mailer = smtpMailer(
    () => url,
    () => 'hello@demo.example',
  );
  const sent = await mailer.send({ ...letter, calendar: null, unsubscribeUrl: null }).catch((error: unknown) => error);
  expect(sent).toMatchObject({ isOutage: false, message: expect.stringContaining('550 no such sender') as string });
  await mailer.close();
  server.close();
});
