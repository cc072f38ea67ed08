import { escapeHtml } from '../base/text/escapeHtml.ts';
import { mailedName } from '@atrium/domain/account/mailedName.ts';
import type { MailKind } from '@atrium/domain/privacy/mailKinds.ts';
import { linkTo, type Site } from '../base/site.ts';

/** The content of a mail, before the layout is applied. */
export interface Letter {
  /** The name of the mail, kept in the outbox. */
  readonly template: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A secret to type in, shown large below the paragraphs. Its mail is not kept once it is sent. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly path: string };
  /** The kind of mail that members may do without; absent for mails that are always sent. */
  readonly kind?: MailKind;
  /** How the recipient unsubscribes from mails of this kind; the outbox adds it to those that have a `kind`. */
  readonly unsubscribe?: { readonly label: string; readonly path: string };
}

/**
 * The greeting of a mail; without the name when it may be no name, and with null, for an address that nobody has
 * proved: what was typed about it may be a stranger's words (THR-65).
 */
export function hello(firstName: string | null): string {
  const name = mailedName(firstName ?? '');
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

/** Who is greeted. */
export interface Recipient {
  readonly firstName: string;
}

/** The receiver of a mail with dates. */
export interface DatedRecipient extends Recipient {
  /** An IANA name. */
  readonly timeZone: string;
}
/** Whose mail it is; `Site` has it. */
export interface Brand {
  readonly brandName: string;
}

/** Where somebody who did not do it is helped; `Site` has it. */
export interface Support extends Brand {
  readonly supportEmail: string;
}

/** The mail as plain text. */
export function toText(letter: Letter, site: Site): string {
  const { action, code, unsubscribe } = letter;
  const way = unsubscribe === undefined ? '' : `\n${unsubscribe.label}: ${linkTo(site, unsubscribe.path)}`;
  const foot = `${site.brandName}\nQuestions: ${site.supportEmail}${way}`;
  const shownAction = action === undefined ? [] : [`${action.label}: ${linkTo(site, action.path)}`];
  return (
    [
      letter.greeting,
      ...letter.paragraphs,
      ...(code === undefined ? [] : [`    ${code}`]),
      ...shownAction,
      `-- \n${foot}`,
    ].join('\n\n') + '\n'
  );
}

/** The mail as HTML: one column, inline styles, no pictures that a mail client would block; readable in dark mode. */
export function toHtml(letter: Letter, site: Site): string {
  const paragraphs = [letter.greeting, ...letter.paragraphs]
    .map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`)
    .join('');
  const { action, code, unsubscribe } = letter;
  const shownCode =
    code === undefined
      ? ''
      : `<p style="margin:8px 0 24px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;font-family:ui-monospace,Menlo,Consolas,monospace">${escapeHtml(code)}</p>`;
  const shownAction =
    action === undefined
      ? ''
      : `<p style="margin:24px 0 0"><a href="${escapeHtml(linkTo(site, action.path))}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#14392d;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`;
  const way =
    unsubscribe === undefined
      ? ''
      : ` <a href="${escapeHtml(linkTo(site, unsubscribe.path))}" style="color:#14392d">${escapeHtml(unsubscribe.label)}</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f7f3;color:#13201a;font-family:Commissioner,Optima,system-ui,sans-serif">
<table role="presentation" style="width:100%;max-width:560px;margin:0 auto;border-collapse:collapse"><tr><td style="padding:32px;background:#ffffff;border:1px solid #dadED4;border-radius:12px;color:#13201a">
<p style="margin:0 0 24px;font-size:20px;font-weight:600">${escapeHtml(site.brandName)}</p>${paragraphs}${shownCode}${shownAction}
</td></tr><tr><td style="padding:20px 32px;font-size:14px;line-height:20px;color:#46534c">Questions? Write to <a href="mailto:${escapeHtml(site.supportEmail)}" style="color:#14392d">${escapeHtml(site.supportEmail)}</a>.${way}</td></tr></table></body></html>`;
}
