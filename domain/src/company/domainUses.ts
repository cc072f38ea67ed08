import { counted } from '../counted.ts';

/** What a domain does for its company, in numbers. */
export interface DomainUses {
  /** How many of its people have an address there. */
  readonly people: number;
  /** How many of them the company's provider has never signed in. */
  readonly strangers: number;
  /** Its passes that name no domains of their own, and take work addresses still. */
  readonly passes: number;
  /** How many other domains of it are proved. */
  readonly others: number;
  readonly hasProvider: boolean;
}

const people = (count: number): string => counted(count, 'person', 'people');

/** What a domain gives its company once it is proved, a line each (D11, D52). */
export function gainedLines(domain: string, company: string, uses: DomainUses): readonly string[] {
  return [
    `${domain} is ${company}’s: ${people(uses.people)} of it ${uses.people === 1 ? 'has' : 'have'} an address there.`,
    ...(uses.hasProvider ? [`Sign-on of ${company} finds and signs in people with an address there.`] : []),
    ...(uses.passes === 0
      ? []
      : [
          uses.others === 0
            ? `${counted(uses.passes, 'pass', 'passes')} of it took any work address, and ${uses.passes === 1 ? 'takes' : 'take'} only addresses there from now on.`
            : `${counted(uses.passes, 'pass', 'passes')} of it ${uses.passes === 1 ? 'takes' : 'take'} addresses there.`,
        ]),
  ];
}

/** What is lost with a domain that was proved, a line each (D11, D52). */
export function lostLines(domain: string, company: string, uses: DomainUses): readonly string[] {
  const { passes, others, strangers } = uses;
  return [
    `${domain} is no domain of ${company} any longer. ${
      uses.people === 1 ? '1 person of it has' : `${uses.people.toLocaleString('en-US')} people of it have`
    } an address there.`,
    ...(uses.hasProvider && uses.people > 0
      ? [
          `Sign-on of ${company} is no longer found by ${uses.people === 1 ? 'this address' : 'these addresses'}.`,
          ...(strangers === 0
            ? []
            : [`${people(strangers)} of them never signed in there, and cannot for the first time.`]),
        ]
      : []),
    ...(others > 0 ? [] : ['It was the last one: its administrators invite addresses of their own domain alone.']),
    ...(passes === 0
      ? []
      : [
          others > 0
            ? `${counted(passes, 'pass', 'passes')} of it ${passes === 1 ? 'takes' : 'take'} addresses there no longer.`
            : `${counted(passes, 'pass', 'passes')} of it ${passes === 1 ? 'takes' : 'take'} any work address from then on, because no domain is proved.`,
        ]),
  ];
}
