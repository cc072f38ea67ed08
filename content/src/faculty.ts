import type { PortraitSpec } from '@atrium/domain/art/types.ts';
import type { FacultySeed } from './types.ts';

const rows: readonly (readonly [
  facultyId: string,
  fullName: string,
  role: string,
  portrait: PortraitSpec,
  biography: string,
])[] = [
  [
    'amara-okafor',
    'Amara Okafor',
    'Faculty, applied AI',
    { style: 'afro', skin: 4, hair: 0, glasses: false, cloth: 3, neck: 'roll', ground: 0 },
    'Amara led machine-learning teams in logistics and public health before she began to teach. She has taken forty companies from a long list of AI ideas to a short list with owners, and she keeps a list of the ideas they were right to drop. Her classes start from the work in front of you, not from the model.',
  ],
  [
    'henrik-lindqvist',
    'Henrik Lindqvist',
    'Faculty, strategy and pricing',
    { style: 'side', skin: 0, hair: 5, glasses: true, beard: true, cloth: 1, neck: 'blazer', ground: 4 },
    'Henrik spent eighteen years pricing things that are hard to price: satellite time, port capacity, hospital software. He now advises boards on platform and pricing decisions and teaches both with real invoices. He believes that a strategy that does not change a price has not yet been decided.',
  ],
  [
    'mei-ling-zhao',
    'Mei-Ling Zhao',
    'Faculty, data and analysis',
    { style: 'bob', skin: 1, hair: 0, glasses: false, cloth: 2, neck: 'shirt', ground: 5 },
    'Mei-Ling built the analytics group of a national railway and learned there that a chart is an argument with an axis. She teaches analysts to ask better questions of data and of language models. Her students leave with fewer dashboards and more decisions.',
  ],
  [
    'rafael-costa-duarte',
    'Rafael Costa Duarte',
    'Faculty, product',
    { style: 'curls', skin: 2, hair: 0, glasses: false, cloth: 0, neck: 'shirt', ground: 3 },
    'Rafael has shipped payment products in São Paulo, Lisbon and Nairobi. He teaches discovery as a habit of small, cheap tests and has strong views on what synthetic users can and cannot tell you. Two of the products he stopped are his favorite case studies.',
  ],
  [
    'priya-raghunathan',
    'Priya Raghunathan',
    'Faculty, leadership',
    { style: 'long', skin: 3, hair: 0, glasses: false, cloth: 5, neck: 'blazer', ground: 6 },
    'Priya ran operations for a hospital group through two mergers and a flood. She teaches managers how to decide when the facts are late, and how to say so out loud. Her sessions are built on cases from members, with the names taken out.',
  ],
  [
    'leila-haddad',
    'Leila Haddad',
    'Faculty, brand and marketing',
    { style: 'hijab', skin: 2, cloth: 1, neck: 'blazer', glasses: false, ground: 1 },
    'Leila leads brand strategy at Cedar & Co and has rebuilt three household names after a decade of discounts. She studies how people choose when an answer engine chooses first. She writes short briefs and expects the same.',
  ],
  [
    'baraka-mwangi',
    'Baraka Mwangi',
    'Faculty, automation and operations',
    { style: 'bald', skin: 5, beard: true, glasses: true, cloth: 7, neck: 'crew', ground: 2 },
    'Baraka automated claims handling for an insurer in Nairobi, then spent a year undoing the parts that should have stayed with people. He teaches workflow design from that second year. His rule is that every automated step has a name beside it.',
  ],
  [
    'ingrid-sorensen-vasquez',
    'Ingrid Sørensen-Vásquez',
    'Faculty, finance',
    { style: 'bun', skin: 0, hair: 4, glasses: false, cloth: 4, neck: 'roll', ground: 7 },
    'Ingrid was finance director of a shipping line and of a chain of bakeries, and says that the bakeries were harder. She teaches unit economics, cash and negotiation to people who were told they did not need them. Every class ends with one number that you compute for your own business.',
  ],
  [
    'gurpreet-singh-bhatia',
    'Gurpreet Singh Bhatia',
    'Faculty, community and supply chains',
    { style: 'turban', skin: 3, hair: 0, beard: true, cloth: 8, neck: 'blazer', glasses: false, ground: 0 },
    'Gurpreet is VP Supply Chain at Northline Freight and has sat on the same peer board for eleven years. He teaches how to build one: whom to ask, what to bring, and when to end it. Members know him for his patience with first drafts.',
  ],
  [
    'noor-el-amrani',
    'Noor El Amrani',
    'Faculty, AI governance',
    { style: 'wave', skin: 2, hair: 1, glasses: true, cloth: 0, neck: 'blazer', ground: 5 },
    'Noor audited credit models for a regulator before she joined the side that builds them. She translates risk, privacy and model evaluation into checklists that a team will actually use. Her courses carry no fear and no slogans.',
  ],
  [
    'samuel-adeyemi-cole',
    'Samuel Adeyemi-Cole',
    'Faculty, growth',
    { style: 'crop', skin: 5, hair: 0, beard: false, glasses: false, cloth: 2, neck: 'shirt', ground: 7 },
    'Samuel grew a language-learning app from one city to thirty-one countries and kept the notebooks. He teaches loops, retention and spending with the arithmetic shown. He is happiest when a class proves one of his old decisions wrong.',
  ],
  [
    'hanae-mori-castell',
    'Hanae Mori-Castell',
    'Faculty, experimentation',
    { style: 'bob', skin: 1, hair: 2, glasses: true, cloth: 8, neck: 'crew', ground: 6 },
    'Hanae ran the experiment platform of a marketplace with nine million weekly visitors. She teaches teams to write down what would change their mind before they look. Her favorite result is a well-measured nothing.',
  ],
  [
    'joseph-kowalczyk',
    'Joseph Kowalczyk',
    'Faculty, people and hiring',
    { style: 'side', skin: 1, hair: 6, beard: true, glasses: false, cloth: 6, neck: 'roll', ground: 4 },
    'Joseph has interviewed more than four thousand people and can name the ones he misjudged. He replaced his instincts with work samples and structured notes, and teaches others to do the same. He spent twenty years in engineering firms before that.',
  ],
  [
    'aroha-ngata',
    'Aroha Ngata',
    'Faculty, scenario planning',
    { style: 'braids', skin: 3, hair: 1, glasses: false, cloth: 5, neck: 'crew', ground: 1 },
    'Aroha planned energy networks in Aotearoa New Zealand, where the weather attends every meeting. She teaches scenario work that fits into one day and ends in three decisions. Her groups leave with signposts to watch, not predictions to defend.',
  ],
];

/** Teaching assistants answer in the community. */
const slackUrls: Readonly<Record<string, string>> = { 'noor-el-amrani': 'https://app.slack.com/client' };

export const faculty: readonly FacultySeed[] = rows.map(([facultyId, fullName, role, portrait, biography]) => ({
  facultyId,
  fullName,
  role,
  biography,
  ...(slackUrls[facultyId] !== undefined && { slackUrl: slackUrls[facultyId] }),
  portrait,
}));
