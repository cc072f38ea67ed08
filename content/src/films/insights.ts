import { bars, close, film, type Film, lines, pair } from './slide.ts';

/** The films of insights, by the id of the insight. */
export const insightFilms: Readonly<Record<string, Film>> = {
  'half-the-inbox': film(
    'Half the inbox',
    'Acme buys parts for machines. Its procurement team answers four hundred emails a day. In a year they handed half of them to a model. This is what they kept, and why.',
    bars(
      'What came in, on one ordinary day',
      2,
      [
        ['Where is it?', 100, '180'],
        ['Prices', 61, '110'],
        ['Changes', 39, '70'],
        ['Complaints', 22, '40'],
      ],
      'First they counted one ordinary day. | A hundred and eighty emails asked where something is. | A hundred and ten asked for a price. | Seventy changed an order, | and forty complained. The first two kinds have an answer in a system. The last two need a person.',
      'Count one day',
    ),
    pair(
      'What was handed over',
      [
        ['Handed over', 'Where is it, and what does it cost'],
        ['Kept', 'Changes, complaints, and anybody who writes twice'],
      ],
      'They handed over | where is it, and what does it cost, with the answer drafted and a person to send it. | They kept changes and complaints. And they kept one rule that nobody had planned: whoever writes twice gets a person.',
      'Two kinds of mail',
    ),
    lines(
      'After a year',
      [
        'Answers in nine minutes instead of four hours',
        'Three errors in a hundred, down from five',
        'One colleague now visits suppliers',
      ],
      'After a year | an answer takes nine minutes instead of four hours. | Three in a hundred are wrong; it used to be five. | And one colleague, who used to answer where is it, now visits suppliers. The team calls that the result.',
      'After a year',
    ),
    close(
      'Count one day first.',
      'Before you buy anything, count one ordinary day. Sort it by who can answer. Then hand over one kind.',
    ),
  ),
  'a-price-that-says-no': film(
    'A price that says no',
    'Globex made pumps for everybody, at one price. Last spring they raised it for the customers who cost the most. A third left. This is the film they show to new colleagues.',
    pair(
      'One price, two customers',
      [
        ['The hotel', 'Two orders a year, paid on time'],
        ['The reseller', 'Ninety orders a year, each one urgent'],
      ],
      'Take two customers. | A hotel orders twice a year and pays on time. | A reseller orders ninety times, and each one is urgent. Both paid the same. The reseller was the biggest name on the list, and the only one that lost money.',
      'Two customers',
    ),
    lines(
      'What happened',
      ['The urgent price is now on the list', 'A third of resellers left', 'Profit rose by a fifth, with fewer nights'],
      'So they put the urgent price on the list, for everybody to see. | A third of the resellers left. | The rest plan ahead now. | Profit rose by a fifth, and the night shift ended in June.',
      'What happened',
    ),
    close(
      'Find your urgent customer.',
      'Look for the customer whose orders are always urgent. Write down what urgent costs. Then put that number on the list.',
    ),
  ),
};
