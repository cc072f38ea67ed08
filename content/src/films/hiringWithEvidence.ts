import { bars, close, film, type FilmsOfCourse, flow, lines, pair, sheet } from './slide.ts';

export const hiringWithEvidence: FilmsOfCourse = {
  'Write the job as results': film(
    'Four outcomes, one year',
    'I have interviewed more than four thousand people, and most of my mistakes were made before I met them. The job ad listed qualities. Qualities cannot be observed in an hour. Results can. So begin with what will be true in a year.',
    sheet(
      'A scorecard of four results',
      'Support lead, in one year',
      [
        'First answers within 4 hours',
        'Two people trained to stand in',
        'Refund errors below 1 in 100',
        'A help page for the top ten',
      ],
      'Here is a support lead. | First answers come within four hours; today it is eleven. | Two people can stand in for her. | Refund errors are below one in a hundred. | And the ten most asked questions have a page. Four results, and not one of them says dynamic. Each tells you what to ask, and what to look for in a work sample.',
    ),
    pair(
      'Translate the adjectives',
      [
        ['Proactive', 'Changed something last year that nobody asked for.'],
        ['Team player', 'Gave work away, and it was done well.'],
      ],
      'If your panel insists on adjectives, translate them. | Proactive becomes: changed something last year that nobody had asked for. | Team player becomes: gave work away, and it was done well. Now you can ask for an example, and you will hear whether there is one.',
    ),
    close(
      'Write four results.',
      'Write four results for the job you are hiring for, each with a number. Show them to the person who will be the manager. If you two differ, you have just saved a hire.',
    ),
  ),
  'A fair work sample': film(
    'Two hours, paid, close to the work',
    'The best evidence about work is work. A sample of two hours tells you more than five conversations, if it is fair. Fair means three things: it is short, it is paid, and it is close to what the person would do on a Tuesday.',
    bars(
      'What predicts a good year',
      0,
      [
        ['Work sample', 100, '0.54'],
        ['Same questions', 94, '0.51'],
        ['Free talk', 38, '0.20'],
        ['Years of service', 30, '0.16'],
      ],
      'In study after study of what predicts a good year, | a work sample is near the top. | Asking everybody the same questions comes close. | A free conversation, the kind we all enjoy, is far below. | And years of experience tell you very little. We enjoy most what tells us least.',
    ),
    sheet(
      'A sample for the support lead',
      'Two hours, at $ 90',
      ['Twelve real emails, names removed', 'Sort them, answer three', 'Say what you would change on Monday'],
      'For our support lead it looked like this. | Twelve real emails with the names taken out. | Sort them by urgency, and answer three. | Then write half a page: what would you change on Monday? Everybody got the same twelve, the same two hours, and ninety dollars. Two readers scored them without seeing a name.',
    ),
    lines(
      'Keep it fair',
      [
        'Never use the answers in your business',
        'Offer two time slots, one in the evening',
        'Send everyone a line about their result',
      ],
      'Three rules keep it fair. | Never use what candidates wrote in your business. It is tempting, and people talk. | Offer two slots, one of them in the evening, for those who have a job. | And send everybody a line about how they did. They gave you two hours.',
    ),
    close(
      'Build one for your next hire.',
      'Take one ordinary day of the job, and cut out two hours of it. Let somebody on your team do it first. If it takes them three, it is too long.',
    ),
  ),
  'Ask everyone the same': film(
    'And listen for differences',
    'If you ask each candidate something else, you compare conversations and not people. Ask everybody the same six questions in the same order. It feels stiff for ten minutes. Then you begin to hear differences.',
    pair(
      'Ask about what happened',
      [
        ['What would you do?', 'You hear what they have read.'],
        ['What did you do?', 'You hear what they are like.'],
      ],
      '| What would you do with a difficult customer? You will hear a book. | Tell me about the last difficult customer: what did you say first, and what came of it? You will hear a person. Then ask: and what did you do next? Ask it twice. The truth is usually in the second answer.',
    ),
    lines(
      'Write your six',
      ['Two on results like ours', 'Two on things that went wrong', 'One on a change of mind', 'One that they ask you'],
      'Write six. | Two about results like those on your scorecard. | Two about something that went wrong, and their part in it. | One about a time they changed their mind. | And one that they ask you; note what it is about.',
    ),
    close(
      'Print the six.',
      'Print the six questions with room below each. Use the same sheet for every candidate, and do not improve it halfway through.',
    ),
  ),
  'Notes that a colleague can use': film(
    'What was said, not what you felt',
    'After an interview most notes say things like: strong, a bit nervous, good fit. Those are feelings about a person who has left. A colleague who was not there can do nothing with them, and nor can you in a week.',
    pair(
      'Two notes on one answer',
      [
        ['A feeling', 'Very analytical. Impressive.'],
        ['A note', '“Counted refunds by cause, found two made up 70 %, fixed one.”'],
      ],
      '| Very analytical, impressive: that is a note about you. | Counted refunds by cause, found that two made up seventy percent, and fixed one: that is what was said. A colleague can score it, ask about it, and doubt it.',
    ),
    sheet(
      'One line for each question',
      'The note',
      ['What they did, in their words', 'What came of it, with a number', 'What I could not find out'],
      'For each question write one line. | What they did, in their own words. | What came of it, with a number if there was one. | And what you could not find out. That third line is what the next interviewer should ask. Score only when all the lines are written, and before you speak to anybody.',
    ),
    close(
      'Rewrite your last notes.',
      'Take notes from your last interview, and strike out every word that describes the person. What is left is your evidence. It is often very little.',
    ),
  ),
  'The debrief': film(
    'Write first, speak second',
    'The most expensive half hour in hiring is the debrief, because the first person to speak decides it. You can repair that with one rule: everybody writes a score before anybody opens their mouth.',
    flow(
      'Twenty minutes',
      1,
      ['Write, 4', 'Show, 1', 'Ask, 10', 'Decide, 5'],
      '| Four minutes to write a score for each of the four results, with one line of evidence. | One minute to show them all at once. | Ten to ask about the gaps: you gave a two, and I gave a four; what did you see? | And five for the hiring manager to decide, alone, out loud, with a reason.',
    ),
    lines(
      'Three sentences to stop',
      ['“I just have a feeling”', '“She reminds me of…”', '“He would fit in well”'],
      'Whoever leads the debrief stops three sentences. | I just have a feeling: about which result? | She reminds me of somebody: then we are hiring that somebody. | And he would fit in well: that means he is like us. Ask what evidence stands behind it. Often there is some.',
    ),
    close(
      'Print four empty lines.',
      'For your next debrief bring a sheet with four empty lines for each person. Nobody speaks until all of them are full.',
    ),
  ),
  'Saying no well': film(
    'A letter that people keep',
    'For each person you hire you will refuse twenty. They are customers, neighbors, and the colleagues of your next hire. A good refusal takes four sentences and two minutes.',
    sheet(
      'Four sentences',
      'The letter',
      ['The answer, first', 'One thing that was good, exactly', 'What decided it', 'Whether to try again, and when'],
      '| Say no in the first sentence. They look for it anyway. | Name one thing that was good, so exactly that it can only be about them. | Say what decided it: the other person had run a team of this size. | And say whether they should try again. If not, do not pretend.',
    ),
    pair(
      'Only promise what you will do',
      [
        ['Hollow', 'We will keep your file.'],
        ['Honest', 'We open a similar job in May. I will write to you.'],
      ],
      '| We will keep your file: nobody ever has. | We open a similar job in May, and I will write to you. Then write in May. One of the best people I ever hired had kept such a letter for two years.',
    ),
    close(
      'Send yours within two days.',
      'Send it within two days of the decision, from a person and not from a system. If they reply, answer.',
    ),
  ),
};
