import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page in headless Chromium that shows a clip's stage, 1280 by 720. */
export interface Stage {
  show(html: string): Promise<void>;
  /** Renders the stage at a moment, in seconds, as PNG. */
  frame(seconds: number): Promise<Buffer>;
  /** Spans during which something moves: [start, length] in seconds. */
  busy(): Promise<[number, number][]>;
  close(): Promise<void>;
}

interface Answer {
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
}

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /listening on (ws:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    browser.once('exit', () => {
      reject(new Error(`Chromium did not start: ${output.slice(-400)}`));
    });
  });
}

/** Starts Chromium (the command that CHROMIUM names) and opens a stage over the DevTools protocol. */
export async function openStage(): Promise<Stage> {
  const profile = mkdtempSync(join(tmpdir(), 'atrium-media-'));
  const browser = spawn(
    process.env['CHROMIUM'] ?? 'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--hide-scrollbars',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await addressOf(browser));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => {
      reject(new Error('Chromium refused the debugging connection'));
    };
  });

  let lastId = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = (event) => {
    const answer = JSON.parse(String(event.data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  async function call(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    const id = ++lastId;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result ?? {};
  }

  const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
  const session = String((await call('Target.attachToTarget', { targetId, flatten: true }))['sessionId']);
  await call(
    'Emulation.setDeviceMetricsOverride',
    { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false },
    session,
  );
  async function evaluate(expression: string): Promise<unknown> {
    const answer = await call('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }, session);
    if (answer['exceptionDetails']) throw new Error(`${expression}: ${JSON.stringify(answer['exceptionDetails'])}`);
    return (answer['result'] as { value?: unknown }).value;
  }

  return {
    async show(html) {
      const { frameTree } = await call('Page.getFrameTree', {}, session);
      const frameId = (frameTree as { frame: { id: string } }).frame.id;
      await evaluate('delete window.stage');
      await call('Page.setDocumentContent', { frameId, html }, session);
      await evaluate('new Promise((done) => setTimeout(done, 50)).then(() => stage.ready())');
    },
    async frame(seconds) {
      await evaluate(`stage.seek(${String(seconds)})`);
      const { data } = await call('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true }, session);
      return Buffer.from(String(data), 'base64');
    },
    async busy() {
      return (await evaluate('stage.busy()')) as [number, number][];
    },
    async close() {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      // the connection may end before the answer comes
      void call('Browser.close');
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
