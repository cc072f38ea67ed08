import { errorWords } from '@atrium/domain/errors.ts';
import { callFault, CallError } from '#lib/callError.ts';

/** The part of the vendor's script that is used. */
interface Turnstile {
  readonly render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => string;
  readonly remove: (widget: string) => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
let loading: Promise<Turnstile> | null = null;

/** Runs the vendor's widget in `container`, and resolves with its token; rejects when it cannot run here. */
export async function runTurnstile(container: HTMLElement, siteKey: string): Promise<string> {
  const turnstile = await load();
  return new Promise((resolve, reject) => {
    const end = (code: 'BOT_CHECK_FAILED' | 'BROWSER_NOT_SUPPORTED') => () => {
      reject(new CallError([callFault(code, errorWords[code])], null));
    };
    const widget = turnstile.render(container, {
      sitekey: siteKey,
      action: 'signup',
      callback: (token: string) => {
        turnstile.remove(widget);
        resolve(token);
      },
      'error-callback': end('BOT_CHECK_FAILED'),
      'unsupported-callback': end('BROWSER_NOT_SUPPORTED'),
    });
  });
}

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const policy = window.trustedTypes?.createPolicy('turnstile', {
      createScriptURL: (url) => (url === address ? url : ''),
    });
    const script = document.createElement('script');
    // the property takes the policy's object, which its type does not know
    script.src = (policy?.createScriptURL(address) ?? address) as string;
    script.onload = () => {
      if (window.turnstile === undefined) reject(new Error('the script has no widget'));
      else resolve(window.turnstile);
    };
    script.onerror = () => {
      reject(new Error('the script did not load'));
    };
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
