import { bars, close, film, type FilmsOfCourse, lines, number, pair } from './slide.ts';

export const crashData: FilmsOfCourse = {
  'What an average hides': film(
    'Two towns with the same income',
    'Two towns have the same average income: fifty thousand. In one of them nearly everybody earns fifty. In the other most earn twenty, and one household in ten earns thirteen times as much. The average is right twice, and tells you nothing.',
    bars(
      'Town B, ten households',
      3,
      [
        ['Six earn', 10, '$ 20k'],
        ['Two earn', 14, '$ 30k'],
        ['One earns', 25, '$ 60k'],
        ['One earns', 100, '$ 260k'],
      ],
      'Here is the second town, in ten households. | Six have twenty thousand. | Two have thirty. | One has sixty. | And one has two hundred and sixty. The average is fifty thousand, and not one household has it. The one in the middle has twenty. If you plan a shop by the average, you will go broke in front of a villa.',
    ),
    lines(
      'Ask for three things instead',
      ['The one in the middle', 'The lowest and the highest tenth', 'A picture of all of them'],
      'So when somebody gives you an average, ask for three things. | The one in the middle, the median. | The lowest and the highest tenth. | And a picture of all of them. If that takes more than a minute to produce, nobody has looked.',
    ),
    close(
      'Ask in one meeting.',
      'In the next meeting in which an average appears, ask: what is the one in the middle? Ask kindly. The silence will tell you something.',
    ),
  ),
  'How many is enough': film(
    'Samples without formulas',
    'How many people do you have to ask? You do not need a formula. You need to know how much a number wobbles when you ask again, and whether that wobble would change what you do.',
    bars(
      'Ask again, and the share moves by',
      1,
      [
        ['10 people', 100, '± 30'],
        ['100 people', 32, '± 10'],
        ['1,000', 10, '± 3'],
        ['10,000', 4, '± 1'],
      ],
      'Say half of your customers like blue. If you ask ten people, you may hear anything from twenty to eighty percent. | Plus or minus thirty. | With a hundred, it is plus or minus ten. | With a thousand, three. | With ten thousand, one. To halve the wobble you need four times as many people. That is why surveys stop at a thousand.',
    ),
    pair(
      'Whom matters more than how many',
      [
        ['100,000 who clicked', 'You learn about people who click.'],
        ['300 drawn by lot', 'You learn about your customers.'],
      ],
      'And whom you ask matters more than how many. | A hundred thousand people who clicked tell you about people who click. | Three hundred, drawn by lot, tell you about your customers. More of the wrong people only makes you surer.',
    ),
    close(
      'Find the wobble.',
      'Take one share from your last report, and find out how many people stand behind it. Write plus or minus beside it, from the picture in this lesson. Would it still decide anything?',
    ),
  ),
  'Out of how many?': film(
    'The question that changes meetings',
    'There is one question that has changed more meetings than any chart. It has four words: out of how many? Complaints doubled. Out of how many? Forty people loved it. Out of how many?',
    pair(
      'The same news twice',
      [
        ['Complaints doubled', 'From 12 to 24. Trouble.'],
        ['Out of how many?', '12 of 1,000. Then 24 of 3,600.'],
      ],
      '| Complaints doubled, from twelve to twenty-four. People look worried. | Out of how many? Twelve of a thousand orders before, and twenty-four of three thousand six hundred now. The share has fallen by almost half. The meeting was about to punish the team that had improved.',
    ),
    number(
      'Always both numbers',
      '24 / 3,600',
      'How many, and out of how many. In that order, in every slide.',
      '| Make it a habit to write both: how many, and out of how many. A share alone hides small groups: half of them left may mean one of two people. A count alone hides growth. Together they are hard to misuse.',
    ),
    lines(
      'And who is not counted?',
      ['Those who gave up before the form', 'Those who left last year', 'Those who never heard of us'],
      'Then ask who is not in the second number at all. | Those who gave up before they reached the form. | Those who left last year. | Those who never heard of you. In the war, engineers looked at holes in the planes that had come back. The ones to look at had not.',
    ),
    close(
      'Ask it three times.',
      'Ask it three times this week, once about your own numbers. Keep a list of what changed. It will be longer than you think.',
    ),
  ),
  'Cause or company': film(
    'Things that happen together',
    'Shops with more staff sell more. So hire? Perhaps. Or perhaps large shops have both. Two things that happen together may be cause and effect, or just keep company. There are three questions that tell them apart.',
    lines(
      'Three questions',
      ['Could it be the other way around?', 'Could a third thing drive both?', 'What happened where only one changed?'],
      '| Could it be the other way around? Perhaps good sales pay for staff. | Could a third thing drive both? The size of the shop, the season, the neighborhood. | And is there a place where only one of them changed? A shop that lost two people to illness in May: what happened there?',
    ),
    pair(
      'Ice cream and accidents',
      [
        ['Together', 'More ice cream, more swimming accidents.'],
        ['The third thing', 'July.'],
      ],
      'The old example is still the best. | In weeks with more ice cream there are more swimming accidents. | The third thing is July. It sounds silly here. In a report, with two lines that rise together, it sounds like a strategy.',
    ),
    close(
      'Find your July.',
      'Take a claim from your last meeting in which one thing causes another. Name one third thing that could drive both. Then ask for the place where only one of them changed.',
    ),
  ),
};
