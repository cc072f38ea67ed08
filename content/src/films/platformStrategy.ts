import { bars, close, film, type FilmsOfCourse, lines, number, pair, sheet } from './slide.ts';

export const platformStrategy: FilmsOfCourse = {
  'Six conditions for a platform': film(
    'Pass four, or build something simpler',
    'Many businesses would like to be a platform, because platforms are valued highly. Few should be. Test yours against six conditions. If you pass four, go on. If not, build a good product and be glad.',
    sheet(
      'The six',
      'Conditions',
      [
        'Two groups that look for each other',
        'Often enough to form a habit',
        'Hard to find without you',
        'Quality differs, and it matters',
        'Meeting again without you is a pain',
        'One side is useful alone',
      ],
      '| Two groups are looking for each other. | They do so often. A house is bought twice in a life, and nobody forms a habit. | They are hard to find without you. | Quality differs, so that your rating is worth something. | Once they have met, it is a pain to leave you. | And one side has a use for you before the other has come. The sixth decides how you begin.',
    ),
    pair(
      'Two tests from my own desk',
      [
        ['Port cranes by the hour', 'Five of six. Built, and profitable in year three.'],
        ['Wedding speeches', 'Two of six. Became a good agency.'],
      ],
      '| Port cranes by the hour passed five. It was built, and paid for itself in the third year. | Wedding speeches passed two: once in a life, and never again. It is a good small agency now, and its owner sleeps better than I do.',
    ),
    close(
      'Score yourself honestly.',
      'Give your business yes or no on each of the six, and ask a customer to do the same. Talk about the ones where you differ.',
    ),
  ),
  'Start with the side that is useful alone': film(
    'Who comes to an empty hall?',
    'Buyers do not come without sellers, and sellers do not come without buyers. The way out is old: give one side something that is useful even if the other never arrives.',
    lines(
      'Honest beginnings',
      ['A reservation book for restaurants', 'A price list for scrap metal', 'An invoice tool for translators'],
      '| Restaurants got a reservation book. It was better than paper, with no guests from the platform at all. | Scrap dealers got a daily price list. They read it for a year before anybody traded. | Translators got an invoice tool. And one day each of them found that the other side was already there.',
    ),
    pair(
      'Which side first?',
      [
        ['The side that suffers daily', 'Give it a tool.'],
        ['The side that comes now and then', 'Give it a reason later.'],
      ],
      'Which side comes first? | The one that has the problem every day. It will open your tool every day. | The other comes now and then, and will come when there is something to find. Most founders begin with the second, because it has the money.',
    ),
    close(
      'Name the tool.',
      'Write one sentence: even if nobody else ever joins, people on this side will use us every day because. If you cannot finish it, you have found your work.',
    ),
  ),
  'Subsidy is a decision': film(
    'Whom you pay to come',
    'On every platform one side pays more than it costs and the other less. That is not an accident. It is the most important price you set, and somebody should decide it on purpose.',
    bars(
      'Who pays for a card payment',
      0,
      [
        ['Shop', 100, '$ 2.10'],
        ['Bank of the buyer', 62, '− $ 1.30'],
        ['Buyer', 24, '− $ 0.50'],
      ],
      'Take a payment of a hundred dollars by card. | The shop pays about two dollars. | The buyer’s bank receives more than half of it. | And the buyer gets points. The shop pays for the customer’s habit, because shops follow customers, and not the other way around.',
    ),
    lines(
      'Pay the side that',
      ['is harder to bring', 'brings the other with it', 'leaves first when it is disappointed'],
      'Whom do you pay? | The side that is harder to bring. | The side whose presence brings the other. | And the side that leaves first when it is disappointed. Often that is one and the same, and then the choice is easy.',
    ),
    sheet(
      'Write the end beside it',
      'Subsidy',
      ['For whom, and how much', 'Until which date or number', 'Who decides what comes then'],
      'And write its end beside it. | For whom, and how much. | Until which date, or which number of members. | And who decides what comes then. A subsidy without an end is a business model that you did not choose.',
    ),
    close(
      'Find your subsidy.',
      'Look at your own prices. Who pays less than they cost? Did anybody decide that? If so, write the name and the end beside it. If not, decide it now.',
    ),
  ),
  'Rules of the house': film(
    'Quality, fees and exits',
    'A platform is a house with guests who did not choose each other. They need rules, and the first hundred guests decide which. Set three of them before the second hundred come.',
    lines(
      'Three rules to set early',
      [
        'Quality: who may come in, and who must go',
        'Fees: what, when, and how they may change',
        'Exits: how somebody takes their data along',
      ],
      '| Quality. Who may come in, and what makes somebody leave? Removing the worst five percent does more than advertising for the best. | Fees. What, when, and with how much notice they change. | And exits. How does somebody leave with their data and their ratings? It sounds generous. It is what lets careful people join.',
    ),
    number(
      'The worst five in a hundred',
      '5 %',
      'They caused half of the complaints, and a third of the departures.',
      'On one marketplace for repairs, | five percent of the workshops caused half of the complaints, and every third customer who left had met one of them. Showing them the door cost two points of sales, for one quarter.',
    ),
    close(
      'Write the three rules.',
      'Write your three rules on half a page, and read them to one member from each side. Change what either of them calls unfair, or write down why not.',
    ),
  ),
  'When to close a side': film(
    'Two cases, one regret',
    'Sometimes the best thing that a platform can do is to stop being one. You close a side when you can serve it better yourself, or when it spoils the house for the other. I have done both, and I regret one.',
    pair(
      'Two closings',
      [
        ['Serve it yourself', 'We took over delivery. Complaints fell by half.'],
        ['Too early', 'We closed private sellers. The curious buyers left with them.'],
      ],
      '| In the first we closed the side of couriers and delivered ourselves. Complaints fell by half, and the margin rose. | In the second we closed private sellers, who were only six percent of sales. What we had not seen: they were what people came to look at. The buyers who only browsed left, and with them the ones they would have become.',
    ),
    lines(
      'Ask before you close',
      ['What do people look at, and not buy?', 'Who came because of them?', 'Can we open it again?'],
      'So ask before you close. | What do people look at without buying? | Who came because of that side? | And could we open it again? I did not ask the second question.',
    ),
    close(
      'Measure visits, not sales.',
      'For each side, count the visits that begin there and not only the sales that end there. Then talk about closing.',
    ),
  ),
};
