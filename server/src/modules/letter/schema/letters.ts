import { alwaysSentReasons, letterGroups } from '@atrium/domain/outbox/letters.ts';
import { variablesOf, type LetterTemplate, type LetterVariable } from '@atrium/domain/outbox/letterTemplate.ts';
import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { getLetter, listLetters } from '../service/listLetters.ts';
import { sendLetterTest } from '../service/staff/sendLetterTest.ts';
import { switchLetter } from '../service/staff/switchLetter.ts';
import type { ListedLetter, ReadLetter } from '../types.ts';

const GroupEnum = builder.enumType('LetterGroup', { values: letterGroups });
const AlwaysSentEnum = builder.enumType('LetterAlwaysSent', {
  values: alwaysSentReasons,
  description: 'Why a letter cannot be switched off.',
});

const LetterType = builder.objectRef<ListedLetter>('Letter').implement({
  description: 'A kind of mail that the product sends.',
  fields: (t) => ({
    letter: t.exposeID('name', { description: 'The name that the outbox keeps.' }),
    title: t.exposeString('title'),
    group: t.expose('group', { type: GroupEnum }),
    sentWhen: t.exposeString('when', { description: 'When it is sent, in a sentence.' }),
    sentTo: t.exposeString('to', { description: 'Who gets it.' }),
    alwaysSent: t.expose('alwaysSent', { type: AlwaysSentEnum, nullable: true }),
    sentLately: t.exposeInt('sentLately', { description: 'How many of its mails were sent in the last 30 days.' }),
    withheldLately: t.exposeInt('withheldLately', {
      description: 'How many were not sent in the last 30 days, because it was switched off.',
    }),
    offSince: t.string({
      nullable: true,
      description: 'Since when it is switched off, a millisecond string.',
      resolve: ({ offSince }) => (offSince === null ? null : String(offSince)),
    }),
    hasFixedWords: t.exposeBoolean('hasFixedWords', { description: 'Nobody changes its words.' }),
    ownWordsSince: t.string({
      nullable: true,
      description: 'Since when it is sent in the present words of the team, a millisecond string.',
      resolve: ({ ownWordsSince }) => (ownWordsSince === null ? null : String(ownWordsSince)),
    }),
  }),
});

interface NamedVariable extends LetterVariable {
  readonly name: string;
}

const VariableType = builder.objectRef<NamedVariable>('LetterVariable').implement({
  description: 'Something that differs from mail to mail, which words name in braces.',
  fields: (t) => ({
    name: t.exposeString('name'),
    meaning: t.exposeString('meaning'),
    sample: t.exposeString('sample'),
    isRequired: t.boolean({ description: 'The text has to say it.', resolve: (of) => of.isRequired === true }),
    isOfText: t.boolean({ description: 'It belongs in the text alone.', resolve: (of) => of.isOfText === true }),
  }),
});

const TemplateType = builder.objectRef<LetterTemplate>('LetterTemplate').implement({
  description: 'The words of a letter as the product has them, and what the words of the team may name.',
  fields: (t) => ({
    subject: t.exposeString('subject'),
    text: t.exposeString('text', { description: 'Each line is a paragraph.' }),
    button: t.exposeString('button', { description: 'Empty for a letter without one.' }),
    variables: t.field({
      type: [VariableType],
      resolve: (template) => Object.entries(variablesOf(template)).map(([name, variable]) => ({ ...variable, name })),
    }),
  }),
});

const LetterPageType = builder.objectRef<ReadLetter>('LetterPage').implement({
  description: 'A letter with an example to the caller, about things of the academy.',
  fields: (t) => ({
    about: t.field({ type: LetterType, resolve: (letter) => letter }),
    subject: t.exposeString('subject'),
    template: t.expose('template', { type: TemplateType, nullable: true }),
    text: t.exposeString('text', { description: 'The mail as plain text; its HTML is at /files/letters.' }),
  }),
});

builder.queryFields((t) => ({
  listLetters: t.field({
    type: [LetterType],
    nullable: true,
    access: { staff: 'letter.read' },
    cost: 'dear',
    description: 'Every kind of mail that the product sends. For staff.',
    resolve: (_root, _args, ctx) => listLetters(asStaff(ctx)),
  }),
  getLetter: t.field({
    type: LetterPageType,
    nullable: true,
    access: { staff: 'letter.read' },
    cost: 'dear',
    description: 'A letter with an example. For staff.',
    args: { letter: t.arg.id({ required: true }), draft: t.arg.boolean({ defaultValue: false, required: true }) },
    resolve: async (_root, { letter, draft }, ctx) =>
      valueOf(await getLetter(asStaff(ctx), { letter, isDraft: draft })),
  }),
}));

const LetterTestPayload = mutationPayload<{ readonly sentTo: string }>('LetterTestPayload', (t) => ({
  sentTo: t.exposeString('sentTo', { nullable: true }),
}));

builder.mutationFields((t) => ({
  switchLetter: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'academy.write' },
    description: 'Switches a letter off, or on again. For owners.',
    args: { letter: t.arg.id({ required: true }), isOn: t.arg.boolean({ required: true }), ...actArgs(t) },
    resolve: async (_root, { letter, isOn, ...args }, ctx) => {
      const { letterKinds } = ctx;
      return payloadOf(await switchLetter({ ...staffAct(asStaff(ctx), args), letterKinds }, { letter, isOn }));
    },
  }),
  sendLetterTest: t.field({
    type: LetterTestPayload,
    nullable: true,
    access: { staff: 'letter.read' },
    description: 'Sends the example of a letter to the caller. For staff.',
    args: { letter: t.arg.id({ required: true }), draft: t.arg.boolean({ defaultValue: false, required: true }) },
    resolve: async (_root, { letter, draft }, ctx) =>
      payloadOf(await sendLetterTest(asStaff(ctx), { letter, isDraft: draft })),
  }),
}));
