import { bars, close, film, type FilmsOfCourse, lines, number, pair } from './slide.ts';

export const storytellingWithData: FilmsOfCourse = {
  'One chart, one sentence': film(
    'One chart, one claim',
    'A chart is not a story. A story is a claim that somebody could disagree with, and the chart is its evidence. So write the sentence first, and draw only what the sentence needs. If you need two sentences, draw two charts.',
    pair(
      'Let the title say what happened',
      [
        ['A label', 'Support tickets by month, January to June'],
        ['A claim', 'Tickets fell by a third after we rewrote the welcome mail'],
      ],
      '| Support tickets by month is a label. It tells me which drawer the chart came from. | Tickets fell by a third after we rewrote the welcome mail: that is a claim. Now I know what to look for, and what to question.',
      'Title the claim',
    ),
    bars(
      'Tickets fell by a third after the new mail',
      3,
      [
        ['Jan', 92, '920'],
        ['Feb', 96, '960'],
        ['Mar', 94, '940'],
        ['Apr', 71, '710'],
        ['May', 64, '640'],
        ['Jun', 62, '620'],
      ],
      'Now draw only what the claim needs. ||| Three months before, ||| three months after, and one color for the month when things turned. Everything else is quiet. No grid, no legend, no second axis. If a mark does not help the claim, it is in its way.',
      'Show the turn',
    ),
    lines(
      'Say what else it could be',
      ['What else changed in April?', 'Who is not in the numbers?'],
      'Before somebody asks, say what else it could be. | What else changed in April? | And who is not in these numbers at all? A doubt that you name yourself makes the rest of the story stronger.',
    ),
    close(
      'Write the claim before the chart.',
      'Before your next chart, write one sentence that could turn out to be false. Then draw the smallest picture that would settle it.',
    ),
  ),
  'Who decides what': film(
    'The reader’s next move',
    'Nobody wants a chart. They want to know what to do next. So before you draw, find out who decides something when they have seen it, and what exactly they decide.',
    pair(
      'Same data, two readers',
      [
        ['The shop manager', 'How many people do I need on Saturday?'],
        ['The head of sales', 'Which shop do I close?'],
      ],
      'Take sales by shop and hour. | The shop manager decides how many people come in on Saturday. She needs hours, for one shop. | The head of sales decides which shop to close. He needs one number per shop, over two years. Give both the same dashboard, and neither will open it twice.',
    ),
    lines(
      'Three questions for the reader',
      ['What will you do on Monday?', 'What would make you do the opposite?', 'When is it too late?'],
      'Ask your reader three things. | What will you do on Monday, once you have this? | What would make you do the opposite? That is the line to mark in the chart. | And when is it too late? A rough figure on Friday beats an exact one on Tuesday.',
    ),
    close(
      'Call one reader.',
      'Call one person who gets your report, and ask the first question. If there is no Monday, stop sending it.',
    ),
  ),
  'Take out the legend': film(
    'Label the line itself',
    'A legend is a small memory test. The reader looks at a line, looks at the box, forgets the color, and looks again. Write the name at the end of the line, and the test is over.',
    lines(
      'What goes, in this order',
      [
        'The legend: name the lines',
        'The grid: name two values',
        'Every second label',
        'The border, the shadow, the third decimal',
      ],
      'Remove things in this order. | The legend, because names belong on lines. | The grid: write the first value and the last. | Every second label on the axis. | And then the border, the shadow and the third decimal. After each step ask whether anything was lost. I have asked for twenty years.',
    ),
    number(
      'How many lines can be read?',
      '4',
      'One in color, three in gray. The rest is another chart.',
      'And the number of lines? | Four: one in color, three in gray. If you have nine regions, draw the one that matters against the average, and put the other eight into a table for those who miss them.',
    ),
    close(
      'Clean one chart.',
      'Take the most crowded chart you own, and remove one thing at a time until somebody complains. Then put that one thing back.',
    ),
  ),
  'Color for one thing': film(
    'Gray is a color too',
    'Color says: look here. If everything is colored, it says: look everywhere, and people look at the door. So use gray for all of it, and one color for the one thing your sentence is about.',
    bars(
      'Nine grays and one answer',
      2,
      [
        ['North', 60, '60'],
        ['East', 66, '66'],
        ['South', 92, '92'],
        ['West', 58, '58'],
      ],
      'Here are four regions. | North, | east, | south, | west. You saw south at once, before you had read a single word. That took one decision: to let the other three be quiet. With four bright colors you would have had to read.',
    ),
    lines(
      'Three rules',
      ['Gray first, then one color', 'The same color means the same thing', 'Still clear when printed in black'],
      'Three rules. | Draw everything in gray, and add one color at the end. | A color that means south on slide two means south on slide nine. | And it has to be clear in black and white, for the printer, and for one man in twelve who sees red and green alike.',
    ),
    close(
      'Turn it gray.',
      'Take your last chart and turn it all gray. Then color the one thing that your title speaks of. If you cannot choose, your title is not a claim yet.',
    ),
  ),
  'Rehearse in a minute': film(
    'Say it without the slide',
    'Before you present a chart, present it without the chart. Stand up, set a minute, and say what it shows. If you cannot, the slide will not save you. It will only give people something to read while you talk.',
    lines(
      'Four sentences',
      ['What you are looking at', 'What happened', 'Why I believe it', 'What I ask of you'],
      'Four sentences are enough. | What you are looking at: tickets a month, since January. | What happened: they fell by a third in April. | Why I believe it: the fall is only among new customers, and only they got the new mail. | What I ask: let us rewrite the second mail, for four thousand dollars. Then stop.',
    ),
    pair(
      'Show it late',
      [
        ['Slide first', 'They read, you talk, nobody listens.'],
        ['Sentence first', 'They know what to look for, and find it.'],
      ],
      'And show it late. | If the slide comes first, they read while you talk. | If the sentence comes first, they look for what you said, and find it by themselves. People believe what they have found.',
    ),
    close(
      'Say it to a wall.',
      'Say your four sentences to a wall, twice. The second time will be shorter. That is the version to keep.',
    ),
  ),
};
