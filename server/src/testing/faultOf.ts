import { Agent, request as send, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A raw HTTP request: its path keeps what a URL parser would normalize. */
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
  /** What is wrong with the response to this request; null for an answer or a refusal. */
  readonly faultOf: (origin: string, request: Request) => Promise<unknown>;
  readonly close: () => void;
}

/** Sends requests over its own keep-alive sockets. */
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
        // the server closed the connection without reading the whole request
        const hungUp = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        // a request that is too long is refused with a body: the server cannot know that it was a HEAD
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
