import * as z from 'zod/mini';
import { safeRedirectPath } from '../access/signIn.ts';
import {
  atMost,
  isStorable,
  line,
  lines,
  readBody,
  schemaOf,
  type DocumentFault,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { must } from '../document/faults.ts';
import { isSame } from '../document/isSame.ts';
import { linkOrNone } from '../document/linkForm.ts';
import { colorFaults } from './academyColors.ts';

/** As the environment's variables take one, so that an academy on this machine has one as well. */
const mailAddress = z
  .string('An address is needed.')
  .check(atMost(254), isStorable, z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'An e-mail address is needed.'));

const color = z
  .string('A color is needed.')
  .check(z.regex(/^(?:#[\da-fA-F]{6})?$/, 'A color such as #14392D is needed.'));

/** The settings of the academy, as people fill them in (BEG-04). */
export const academyFields = {
  name: { label: 'Name', part: 'line', schema: line(60), help: 'On every page, in mails and on certificates.' },
  supportEmail: {
    label: 'Support address',
    part: 'line',
    schema: mailAddress,
    help: 'Where people write when something is wrong.',
  },
  signInSentence: {
    label: 'Sentence of the sign-in page',
    part: 'line',
    schema: line(120),
    help: 'Over the picture, for everybody who comes in.',
  },
  description: {
    label: 'Description',
    part: 'line',
    schema: line(200),
    help: 'What the preview of a shared link and search engines show.',
  },
  helpUrl: { label: 'Help center', part: 'link', schema: linkOrNone, help: 'Empty: links lead to support.' },
  termsUrl: { label: 'Terms', part: 'link', schema: linkOrNone, help: 'Empty: no link.' },
  privacyUrl: { label: 'Privacy notice', part: 'link', schema: linkOrNone, help: 'Empty: no link.' },
  eventsUrl: { label: 'Page of all events', part: 'link', schema: linkOrNone, help: 'Empty: no link.' },
  mailFooter: {
    label: 'Footer of mails',
    part: 'text',
    schema: lines(300),
    help: 'Below every mail, such as the postal address of the company.',
  },
  logo: {
    label: 'Logo',
    part: 'picture',
    schema: linkOrNone,
    help: 'In place of the mark and the name, on pages and in mails: at most 32 high and 144 wide. Empty: the mark and the name.',
  },
  icon: {
    label: 'Icon',
    part: 'picture',
    schema: linkOrNone,
    help: 'Of the tab, and of the app that is installed: a square of at least 512 pixels.',
  },
  signInPicture: {
    label: 'Picture of the sign-in page',
    part: 'picture',
    schema: linkOrNone,
    help: 'Beside the form, higher than wide, dark behind the sentence. Empty: the hall of arches.',
  },
  sharePicture: {
    label: 'Picture of shared links',
    part: 'picture',
    schema: linkOrNone,
    help: '1200 wide and 630 high.',
  },
  brandLight: { label: 'Color, light theme', part: 'line', schema: color, help: 'Of buttons, and of what is chosen.' },
  brandDark: {
    label: 'Color, dark theme',
    part: 'line',
    schema: color,
    help: 'Empty: the nearest shade of that of the light theme.',
  },
  accentLight: {
    label: 'Accent, light theme',
    part: 'line',
    schema: color,
    help: "Of progress, and of what is due. A company's own comes first.",
  },
  accentDark: {
    label: 'Accent, dark theme',
    part: 'line',
    schema: color,
    help: 'Empty: the nearest shade of that of the light theme.',
  },
} as const satisfies DocumentFields;

const schema = schemaOf(academyFields);
/** The settings of the academy. '' for none. */
export type AcademyBody = Readonly<z.infer<typeof schema>>;
export type AcademyField = keyof AcademyBody;

export const academyFieldNames = Object.keys(academyFields) as readonly AcademyField[];

/** What an academy has before somebody changes it. */
export const plainAcademy: AcademyBody = {
  name: 'Atrium',
  supportEmail: 'support@localhost',
  signInSentence: 'A quiet place to get better at difficult work.',
  description: 'Courses, events and certificates for people who lead difficult work.',
  helpUrl: '',
  termsUrl: '',
  privacyUrl: '',
  eventsUrl: '',
  mailFooter: '',
  logo: '',
  icon: '',
  signInPicture: '',
  sharePicture: '',
  brandLight: '',
  brandDark: '',
  accentLight: '',
  accentDark: '',
};

/** Settings that the environment sets, and that win over those of the academy (D93), with the variable of each. */
export type FixedSettings = Readonly<
  Partial<Record<AcademyField, { readonly variable: string; readonly value: string }>>
>;

/** The settings that hold: those of the environment, then those that were saved. */
export function effectiveAcademy(body: AcademyBody, fixed: FixedSettings): AcademyBody {
  const given = Object.entries(fixed).map(([name, { value }]) => [name, value]);
  return { ...body, ...(Object.fromEntries(given) as Partial<AcademyBody>) };
}

/**
 * Saved settings, whatever version of the product has saved them: what is missing or does not fit any more is as in
 * `defaults`.
 */
export function storedAcademy(stored: Readonly<Record<string, unknown>>, defaults: AcademyBody): AcademyBody {
  const fitting = academyFieldNames.filter((name) => z.safeParse(academyFields[name].schema, stored[name]).success);
  return { ...defaults, ...(Object.fromEntries(fitting.map((name) => [name, stored[name]])) as Partial<AcademyBody>) };
}

/** An address of another site is none of ours, however it is written. */
const isOwnOrNone = (text: string): boolean => text === '' || safeRedirectPath(text) !== null;

const pictureFields = ['logo', 'icon', 'signInPicture', 'sharePicture'] as const;

/** Settings that may be saved, or what is wrong with them, each a sentence about one field. */
export function readAcademy(
  given: unknown,
):
  | { readonly body: AcademyBody; readonly faults: readonly [] }
  | { readonly body: null; readonly faults: readonly DocumentFault[] } {
  const read = readBody({ schema }, given);
  if (read.body === null) return read;
  const { name, helpUrl } = read.body;
  const faults = [
    ...must(name.trim() === '', 'name', 'The academy needs a name.'),
    ...must(
      /^\/help\/?(?:[?#]|$)/.test(helpUrl),
      'helpUrl',
      'The address /help leads to the help center: it cannot be the help center.',
    ),
    ...pictureFields.flatMap((field) =>
      must(!isOwnOrNone(read.body[field]), field, 'Pages show pictures of ours alone: upload it here.'),
    ),
    ...colorFaults(read.body),
  ];
  return faults.length === 0 ? read : { body: null, faults };
}

/** What becomes of each setting that is not as it was, a line each. */
export function academyChanges(before: AcademyBody, after: AcademyBody, fixed: FixedSettings = {}): readonly string[] {
  return academyFieldNames.flatMap((name) => {
    if (isSame(before[name], after[name])) return [];
    const held = fixed[name];
    const end = held === undefined ? '' : ` once ${held.variable} no longer sets it`;
    return [`${academyFields[name].label}: ${quoted(before[name])} becomes ${quoted(after[name])}${end}.`];
  });
}

/** Without a full stop at its end, which the line has. */
const quoted = (text: string): string => (text === '' ? 'none' : `“${text.replace(/\.$/, '')}”`);
