import * as z from 'zod/mini';
import { areaNames, areaWords } from '../access/areaWords.ts';
import {
  id,
  instant,
  line,
  lines,
  rich,
  rowsWith,
  schemaOf,
  slug,
  textOf,
  type DocumentDefinition,
  type DocumentFault,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { link } from '../document/linkForm.ts';
import { resourceTypeLabels, resourceTypes, type StackIndex } from './library.ts';

/** A part without a picture may leave out its fields: they are '' and null, as `load` has them. */
const orElse = (value: string | null) => z.transform((given: unknown) => (given === '' ? value : (given ?? value)));

const partFields = {
  id: { label: 'Id', part: 'id', schema: id },
  text: { label: 'Text', part: 'rich', schema: rich(), help: 'Empty where the part is a picture.' },
  picture: { label: 'Picture', part: 'picture', schema: z.pipe(orElse(null), z.nullable(link)) },
  alt: { label: 'What the picture shows', part: 'text', schema: z.pipe(orElse(''), lines(2_000)) },
  anchor: { label: 'Anchor', part: 'line', schema: z.nullable(slug), help: 'A link may lead to it.' },
} as const satisfies DocumentFields;

const tagFields = {
  id: { label: 'Id', part: 'id', schema: id },
  tagId: { label: 'Key', part: 'line', schema: slug },
  category: {
    label: 'Category',
    part: 'line',
    schema: line(40),
    help: 'STACK and AI_STACK are the searched ones; any other is only shown.',
  },
  label: { label: 'Label', part: 'line', schema: line(80) },
} as const satisfies DocumentFields;

const fields = {
  title: { label: 'Title', part: 'line', schema: line(200) },
  subtitle: { label: 'Subtitle', part: 'line', schema: line(300) },
  slug: { label: 'Address', part: 'line', schema: slug, help: 'After /resources/.' },
  type: { label: 'Type', part: 'choice', schema: z.enum(resourceTypes), words: resourceTypeLabels },
  picture: { label: 'Cover', part: 'picture', drawnAs: 'cover', schema: link },
  file: {
    label: 'File',
    part: 'file',
    schema: z.nullable(
      z
        .string('The name of a file is needed.')
        .check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}\.pdf$/, 'A PDF: small letters, digits, hyphens, and .pdf.')),
    ),
    help: 'What members download.',
  },
  copy: { label: 'Document to copy', part: 'link', schema: z.nullable(link) },
  areas: {
    label: 'Open to',
    part: 'words',
    schema: z.array(z.enum(areaNames)),
    words: areaWords,
    help: 'Holders of one of these areas; of none: everybody who may open the library.',
  },
  isPublished: { label: 'In the library', part: 'switch', schema: z.boolean() },
  createdAt: {
    label: 'Since',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'Empty: when it is first published.',
  },
  changedAt: { label: 'Last revised', part: 'instant', schema: z.nullable(instant), help: 'Follows each change.' },
  keywords: { label: 'Is also found by', part: 'text', schema: lines(5_000), help: 'Words beside its title.' },
  parts: { label: 'Parts', part: 'rows', schema: rowsWith(partFields, 200), fields: partFields },
  tags: { label: 'Tags', part: 'rows', schema: rowsWith(tagFields, 100), fields: tagFields },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** A resource as its document has it; instants are ISO texts. */
export type ResourceBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about a resource. */
export interface ResourceFacts {
  /** Another resource that has its address; null when none has. */
  readonly slugOf: string | null;
  /** Ids of its parts and tags that belong to another resource. */
  readonly foreignIds: readonly string[];
}

/** The stacks under which a resource is in an index of the library. */
export function stacksOf({ tags }: Pick<ResourceBody, 'tags'>, index: StackIndex = 'STACK'): readonly string[] {
  return tags.filter(({ category }) => category === index).map(({ label }) => label);
}

/** Resources of the library. */
export const resourceDocument: DocumentDefinition<ResourceBody, ResourceFacts> = {
  kind: 'resource',
  noun: ['resource', 'resources'],
  // whoever writes a course chooses from them
  operations: { read: 'library.read', write: 'document.write', publish: 'document.publish' },
  fields,
  schema,
  empty: {
    title: '',
    subtitle: '',
    slug: '',
    type: 'PROMPT_PACK',
    picture: '',
    file: null,
    copy: null,
    areas: [],
    isPublished: true,
    createdAt: null,
    changedAt: null,
    keywords: '',
    parts: [],
    tags: [],
  },
  titleOf: ({ title }) => textOf(title),
  missing: (body, { slugOf, foreignIds }) => [
    ...must(body.title.trim() === '', 'title', 'The resource has no title.'),
    ...must(body.slug === '', 'slug', 'The resource has no address.'),
    ...must(slugOf !== null, 'slug', `The resource ${slugOf ?? ''} has this address already.`),
    ...body.parts.flatMap(partFaults),
    ...foreignIds.flatMap((name) => must(true, '', `${name} is a part of another resource.`)),
    ...canWait(body.parts.length === 0, 'parts', 'The page of the resource says nothing.'),
    ...canWait(body.file === null && body.copy === null, 'file', 'There is nothing to download and nothing to copy.'),
    ...canWait(
      stacksOf(body).length + stacksOf(body, 'AI_STACK').length === 0,
      'tags',
      'It has no tag of a stack, so lists have it under none.',
    ),
  ],
  isPublished: ({ isPublished }) => isPublished,
  takenBack: (body) => ({ ...body, isPublished: false }),
  opened: (body) => ({ ...body, isPublished: true }),
  copied: (body) => ({ ...body, slug: '', createdAt: null, changedAt: null }),
};

function partFaults(part: ResourceBody['parts'][number], at: number): readonly DocumentFault[] {
  const path = `parts.${String(at)}`;
  return [
    ...must(part.picture !== null && part.text !== '', `${path}.text`, 'A part is a text or a picture, not both.'),
    ...must(part.picture === null && part.alt !== '', `${path}.alt`, 'There is no picture that this describes.'),
    ...canWait(part.picture !== null && part.alt === '', `${path}.alt`, 'Say what the picture shows.'),
  ];
}
