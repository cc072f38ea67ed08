import { close, film, type FilmsOfCourse, lines, number, pair, quad, sheet } from './slide.ts';

export const negotiatingWithNumbers: FilmsOfCourse = {
  'Three figures on one card': film(
    'Walk-away, target, opening',
    'Good negotiators look calm because the hard part is behind them. They did it alone, at a desk, the day before. It fits on a card, and it has three figures.',
    sheet(
      'One card',
      'Office lease, per month',
      ['Walk-away: $ 9,200', 'Target: $ 8,400', 'Opening: $ 7,600'],
      'Take a lease for an office. | The walk-away is what your next best choice costs, with moving included: nine thousand two hundred. Above that you take the other office. | The target is what a well-informed neighbor pays: eight thousand four hundred. | The opening is the lowest figure for which you can give a reason aloud: seven thousand six hundred.',
    ),
    pair(
      'Where each one comes from',
      [
        ['Walk-away', 'From your best alternative. Never from hope.'],
        ['Opening', 'From a fact that they can check.'],
      ],
      'Be strict about where they come from. | The walk-away comes from a real alternative, with an address. If you have none, finding one is your preparation. | The opening comes from a fact that the other side can check: the empty floor below you, for two years now.',
    ),
    close(
      'Write your card.',
      'Write the three figures for your next negotiation on a card, with a reason beside each. Show it to one person. Then leave it at home.',
    ),
  ),
  'Trades that cost you little': film(
    'Trade, do not give',
    'Most negotiations are stuck on one figure, and the price is dear to both sides. The way out is to put more things on the table: those that cost you little and are worth much to them.',
    quad(
      'What could you trade?',
      ['What it costs you', 'What it is worth to them'],
      [
        ['Earlier start', 0.16, 0.84],
        ['Named contact', 0.1, 0.6],
        ['Lower price', 0.66, 0.74],
        ['Longer report', 0.6, 0.2],
      ],
      'List everything you could offer, and place each one. | An earlier start costs you little, and may be worth a great deal. | So may a named contact. | A lower price is dear to you both. | A longer report is work that nobody asked for. Trade from the top left.',
    ),
    pair(
      'The word is “if”',
      [
        ['A gift', 'We can start on the first.'],
        ['A trade', 'If you sign this week, we can start on the first.'],
      ],
      'And never give one away. | We can start on the first: thank you, and now about the price. | If you sign this week, we can start on the first. The same thing, and now it has a price. Begin every offer with if.',
    ),
    close(
      'Find five.',
      'Before you meet, find five things in the top left. Ask a colleague from their line of work what they would pay for. You will be surprised by at least one.',
    ),
  ),
  'Silence is a number': film(
    'What to do with your hands',
    'You have named your figure. Now comes the hardest part, and it lasts seven seconds: say nothing. In those seven seconds most discounts in the world are given, by people who cannot stand the quiet.',
    number(
      'Count to seven',
      '7 s',
      'It feels like a minute. To them it feels like thinking.',
      'Count to seven. | To you it feels like a minute, and like an insult. To them it is the time they need to do a sum. If you speak, you interrupt their arithmetic, and you do it with money.',
    ),
    lines(
      'Something for your hands',
      ['Write the figure down, slowly', 'Drink some water', 'Look at the paper, not at them'],
      'Give your hands something to do. | Write the figure down, slowly. | Drink some water. | Look at the paper and not into their eyes; staring turns silence into a duel. Then let them speak first, whatever they say.',
    ),
    pair(
      'When they are silent',
      [
        ['Do not', 'Explain, soften, add a discount.'],
        ['Do', 'Ask: “What would make this work?” Then count again.'],
      ],
      'And if they are the ones who are silent? | Do not explain, and do not soften. | Ask one question: what would make this work for you? And count again. The answer is usually the agenda for the rest of the hour.',
    ),
    close(
      'Practice tonight.',
      'Practice with somebody at home: name a price for the dishes, and count to seven. They will laugh at three. That is the point at which you used to give a discount.',
    ),
  ),
  'Open without apology': film(
    'The first sentence, word for word',
    'The first figure on the table pulls all the others toward it. So it pays to name it, and to name it without apology. The whole opening is one sentence, and you should know it by heart.',
    pair(
      'Two openings',
      [
        ['With apology', 'I know it is a lot, but we were sort of thinking of 62…'],
        ['Without', 'It is 62 a month, because it replaces your night shift.'],
      ],
      '| I know it is a lot, but we were sort of thinking of sixty-two. You have just argued their case. | It is sixty-two a month, because it replaces your night shift. One figure, one reason, full stop.',
      'Two openings',
    ),
    lines(
      'Know your way out before you open',
      ['Your best way out', 'Their best way out', 'The room between the two'],
      'It comes easily when you know the room. | What will you do if there is no deal? Who else would buy, and by when? | What will they do without you? | The agreement lies between those two answers. If there is no room, you have saved everybody a meeting.',
    ),
    lines(
      'If they open first',
      ['Do not comment on it', 'Name yours, with its reason', 'Ask how they got to theirs'],
      'And if they open first? | Do not comment on their figure. Talking about it makes it real. | Name yours, with its reason, as if nothing had been said. | Then ask how they arrived at theirs. Listen for the part that they cannot explain. That is where there is room.',
    ),
    close(
      'Say it ten times.',
      'Write your opening: a figure, the word because, and one reason. Say it aloud ten times, until it is as dull as your phone number. Dull is calm.',
    ),
  ),
  'When they say take it or leave it': film(
    'Four answers that keep the door open',
    'Sooner or later somebody says: take it or leave it. It is rarely true, and it is hardly ever the end. You need an answer that neither gives in nor slams a door. Here are four.',
    lines(
      'Four answers',
      [
        '“I can see that price matters most here.”',
        '“At that price, what would we leave out?”',
        '“Who else would need to agree?”',
        '“I will call you at four.”',
      ],
      '| I can see that price matters most here. It names the thing, and takes nothing. | At that price, what would we leave out? You accept the figure and change what is in it. | Who else would need to agree? Sometimes the hard person is a messenger. | And: I will call you at four. Few ultimatums survive until four.',
    ),
    pair(
      'When it is true',
      [
        ['Below your walk-away', 'Thank them, and leave. Mean it.'],
        ['Above it', 'Take it, and ask for one small thing.'],
      ],
      'And when it is true? | If it is worse than your walk-away, thank them and leave, and mean it. You have an address to go to. | If it is better, take it, and ask for one small thing from your list. You will usually get it. They are relieved as well.',
    ),
    close(
      'Choose your two.',
      'Choose two of the four answers, those you can say without acting. Write them on the back of your card.',
    ),
  ),
};
