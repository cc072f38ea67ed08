import { Agent, request as send, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as it goes over the wire: what a URL parser would tidy away stays in the path. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

export interface Sender {
  /** What is wrong with the answer to this request; null when it is an answer or a refusal. */
  readonly faultOf: (origin: string, request: Request) => Promise<unknown>;
  readonly close: () => void;
}

/** Sends requests over sockets of its own, which stay open between them. */
export function openSender(): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const faultOf: Sender['faultOf'] = async (origin, { method, path, headers, body }) => {
    const { status, answer } = await new Promise<{ status: number; answer: string }>((resolve, reject) => {
      const request = send(origin, { method, path, headers, agent, setHost: true }, (response) => {
        text(response).then((said) => {
          resolve({ status: response.statusCode ?? 0, answer: said });
        }, reject);
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // the server hung up on what it did not read to the end
        const hungUp = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        // what is too long to be read is refused in words: the server cannot know that it was a HEAD, which has none
        const isRefusedHead = method === 'HEAD' && error.code === 'HPE_INVALID_CONSTANT';
        if (hungUp || isRefusedHead) resolve({ status: 0, answer: '' });
        else reject(error);
      });
      request.end(body);
    });
    const { errors = [] } = path === '/graphql' && answer.startsWith('{') ? (JSON.parse(answer) as Answer) : {};
    const codes = errors.map((error) => error.extensions?.code);
    const isFine = status < 500 && codes.every((code) => typeof code === 'string' && code !== 'INTERNAL');
    return isFine ? null : { status, answer: answer.slice(0, 500) };
  };
  return {
    faultOf,
    close: () => {
      agent.destroy();
    },
  };
}
