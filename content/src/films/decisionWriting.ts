import { close, film, type FilmsOfCourse, ledger, lines, number, pair, sheet } from './slide.ts';

export const decisionWriting: FilmsOfCourse = {
  'The one-page brief': film(
    'What goes where, and what goes',
    'A decision memo is one page, because that is what fits into the minute in which it is read. Everything on it has a place, and most of what you meant to say has none. Here is the order that works.',
    sheet(
      'The page, from top to bottom',
      'Brief',
      [
        'The question, in one line',
        'Three options, each with its price',
        'What I recommend, and the reason',
        'What I need from you, by when',
      ],
      'Four parts. | The question, in one line, as a question. | Three options, each with its price in money, time or risk. | Your recommendation with one reason, not five. | And what you need from the reader: a yes, a name, a sum, by a date. If the reader stops after line one, they still know what this is about.',
    ),
    pair(
      'What goes out',
      [
        ['Out', 'How we came to work on this.'],
        ['In', 'What happens if we do nothing.'],
      ],
      'And what goes? | The history of the project goes, because it is written for you and not for them. | What happens if nothing is decided stays. It is always the fourth option, it has a price as well, and it is the one that wins when nobody names it.',
    ),
    close(
      'Cut one memo to a page.',
      'Take your last memo and cut it to one page without making the type smaller. What you find hardest to cut is usually about you. What you find missing is usually the price.',
    ),
  ),
  'Put the question first': film(
    'The first line',
    'Your reader decides in the first line whether this is for now or for later. Later means never. So the first line is the question that you want answered, with the figure and the date in it.',
    pair(
      'Before',
      [
        ['Before', 'As you know, onboarding has been a topic for some time.'],
        ['After', 'May we spend $ 18,000 by June to halve onboarding?'],
      ],
      '| As you know, onboarding has been a topic for some time. Nobody has ever said yes to that. | May we spend eighteen thousand dollars by June to halve the time of onboarding? That can be answered with three letters.',
      'A budget',
    ),
    pair(
      'Again',
      [
        ['Before', 'This paper gives an overview of supplier risk.'],
        ['After', 'Shall we leave supplier B before its contract renews in May?'],
      ],
      'Another. | This paper gives an overview of supplier risk. An overview asks for nothing, and gets it. | Shall we leave supplier B before its contract renews in May? Now there is a clock in the room.',
      'A supplier',
    ),
    lines(
      'Three tests of a first line',
      ['Can it be answered with yes or no?', 'Is there a date in it?', 'Would you read on, on a train?'],
      'Test your line three times. | Can it be answered with yes or no? | Is there a date in it? | And would you read on yourself, on a train, at six in the evening?',
    ),
    close(
      'Rewrite ten first lines.',
      'Open your sent mail and rewrite ten first lines as questions. By the seventh you will be quick. Send one of them again.',
    ),
  ),
  'Options with prices': film(
    'An option without a cost is a wish',
    'Readers do not choose between options. They choose between prices. If you give them three options and no prices, they will ask for a meeting, and you will supply the prices there, from memory and badly.',
    ledger(
      'Three options for a late product',
      1,
      [
        ['Launch in May, as it is', '9 % returns'],
        ['Launch in July, tested', '$ 60k of sales'],
        ['Do nothing', 'Rival is first'],
      ],
      'Here is a late product. | Launch in May as it is, and the price is nine percent returns. | Launch in July, tested, and it costs sixty thousand in sales. | Do nothing, and a rival is first in the shops. The prices are in different coins, and that is fine. The reader’s job is to compare them. Yours is to state them.',
    ),
    lines(
      'Prices people forget',
      ['Whose week it takes', 'What we stop doing for it', 'What it costs to change our mind'],
      'Three prices are usually missing. | Whose week it takes. | What we stop doing for it. | And what it would cost to change our mind in three months. The last one decides more than the others: a choice that is easy to undo needs less proof.',
    ),
    close(
      'Price your three.',
      'Add one price to each option in your draft, including doing nothing. If an option looks free, you have not found its price yet.',
    ),
  ),
  'Read it as they will': film(
    'On a phone, between two meetings',
    'You wrote it at a desk, in an hour. It will be read on a phone, in ninety seconds, by somebody who is walking. So read it that way before you send it.',
    lines(
      'Four readings',
      ['On your phone, standing up', 'Only the first lines', 'Only the figures', 'As the person who will pay'],
      '| Read it on your phone, standing up. Tables die first. | Then read only the first line of each paragraph. Is the argument there? | Then read only the figures. Do they agree with each other? | And then read it as the person who will pay for it. What would they ask, and is the answer on the page?',
    ),
    number(
      'The corridor test',
      '90 s',
      'Hand it over, say nothing, and ask what it wants from them.',
      'Last, the corridor test. | Hand it to a colleague, say nothing for ninety seconds, and ask: what does this want from you? If the answer is information, you have written a report. Go back to the first line.',
    ),
    close(
      'Send it to your own phone.',
      'Send your draft to yourself and read it on the stairs. Mark every place where you had to stop. Those places are the work.',
    ),
  ),
  'The sentence that asks': film(
    'A date, a name and a verb',
    'Somewhere in your memo there is a sentence that asks. In most drafts it is missing, or it hides in the passive: it would be good if this could be looked at. Nobody has ever looked at it.',
    pair(
      'Soft and clear',
      [
        ['Soft', 'Feedback would be welcome at some point.'],
        ['Clear', 'Maria, please say yes or no to option B by Thursday noon.'],
      ],
      '| Feedback would be welcome at some point. That sentence is polite, and it is useless. | Maria, please say yes or no to option B by Thursday noon. It has a name, a verb and a date, and it is polite as well. People are glad to be asked for something that they can do.',
    ),
    lines(
      'Say what happens without an answer',
      ['“If I hear nothing, I will…”', 'Only what you are allowed to do', 'Never for somebody else’s money'],
      'Then say what happens if no answer comes. | If I hear nothing by Thursday, I will book the smaller hall. | Use it only for what you are allowed to do anyway. | And never with somebody else’s money. Used fairly, it turns silence into a decision.',
    ),
    close(
      'Write your sentence.',
      'Write the asking sentence before you write the memo: a name, a verb, a date. Then write only what that person needs in order to do it.',
    ),
  ),
  'Editing in three passes': film(
    'Order, sense, sound',
    'Do not polish sentences that you will delete. Edit in three passes, and in this order: first the order of the parts, then the sense of each sentence, then the sound.',
    lines(
      'One pass, one question',
      [
        'Order: is the next thing the next question?',
        'Sense: who does what, by when?',
        'Sound: can I say it in one breath?',
      ],
      '| In the first pass move paragraphs. Is the next thing what the reader would ask next? | In the second look for the person and the verb. It was decided: by whom? | In the third read it aloud. Where you run out of breath, put a full stop.',
    ),
    number(
      'A tenth shorter, each time',
      '− 10 %',
      'Three passes, and nobody will miss a word of it.',
      '| Take out a tenth in each pass. Begin with adverbs and with every sentence that starts with: it should be noted that. After three passes a quarter is gone, and nobody will ask where it went.',
    ),
    close(
      'Do three passes on one page.',
      'Take one page, and do three passes of five minutes each, with a break between them. The break does half of the work.',
    ),
  ),
};
