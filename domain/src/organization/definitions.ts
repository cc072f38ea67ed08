/**
 * What each figure of a company's dashboard counts, as it is said beside the figure (D57, D58): once, so that a tile, a
 * column and a chart say the same. 'This period' is the range that is chosen.
 */
export const figureDefinitions = {
  usersEngaged:
    'People with a seat who watched at least 15 seconds of a video, attended a live meeting, completed a course, handed in a project, downloaded a resource or earned a certificate in this period. Signing in or enrolling alone does not count. The percentage is of everybody who held a seat at any time in the period.',
  videosWatched:
    'Videos that someone watched for at least 15 seconds in this period. Each video counts once for each person; one that is in two courses is in the figures of both.',
  hoursWatched:
    'How long videos were playing in this period. A part that is watched twice counts twice; time in two tabs at once counts once.',
  coursesCompleted:
    'Courses that people completed in this period. A course counts as started once somebody watched, attended, handed in or completed something of it; each course counts once for each person.',
  coursesStarted:
    'Courses in which someone watched, attended, handed in or completed something in this period. Each course counts once for each person.',
  badgesEarned:
    'Course badges that were awarded in this period. The percentage is of everybody who held a seat at any time in the period.',
  isEnrolled: 'Whether the person is enrolled in it, whenever they enrolled.',
  isStarted: 'Whether the person watched, attended, handed in or completed something of the course in this period.',
  engaged: 'Whether the person was engaged in this period: learned something, not only signed in or enrolled.',
  status:
    'Invited: has a seat and has not signed in yet. Active: has signed in, and learned something in the last 30 days, whatever the period. Inactive: has signed in, and learned nothing in the last 30 days. Deactivated: held a seat in this period and holds none now.',
  enrolled: 'People with a seat in this period who are enrolled in a session of the course, whenever they enrolled.',
  engagement: 'How many of the enrolled people learned something of the course in this period, in percent of them.',
  mostCompleted:
    'The courses that most people completed in this period, and by how many. Each course counts once for each person.',
  sessionEnrolled: 'People with a seat in this period who are enrolled in the session, whenever they enrolled.',
  sessionCompleted: 'People with a seat in this period who completed the course in this session in this period.',
  sessions:
    'Sessions of the course in which people of your company are enrolled. Open the row to see them, each with the people who are enrolled in it and those who completed the course in it in this period.',
  courseStatus:
    'Enrolled: nothing has been watched, attended or handed in yet. In progress: with how much is done, in percent. Completed. It is as of today, whatever the period.',
  enrolledOn: 'The day on which the person first enrolled in a session of the course, whatever the period.',
  completedOn: 'The day on which the person last completed the course, whatever the period.',
  courseBadges: 'Course badges that were awarded in this period.',
  lastActive:
    'The day on which the person last watched a video, attended, handed in, completed, downloaded or earned something, whatever the period. Signing in alone does not count.',
  seatsInUse:
    'Seats whose holder has signed in under the current program, of all seats that the company has now. An invited person holds a seat and uses it from the first sign-in on.',
  seatShares:
    'All seats that the company has now. Signed in: in use, since their holder has signed in under the current program. Invited: assigned to somebody who has not signed in yet. Free: assigned to nobody.',
  seatState:
    'Invited: holds a seat and has not signed in under the current program yet. Signed in: uses it. Revoked: held a seat that was taken back.',
  seatSince: 'The day on which the person was given the seat.',
  seatLastVisit: 'The day on which the person last signed in or opened a video.',
  seatEnds:
    'The last day of the contract that the seat belongs to. Add the person again to move them to a contract that ends later.',
  seatReminded: 'The day of the last email that reminded the person to sign in. The invitation does not count.',
  engagedPeople:
    'How many different people were engaged in each week, or in each month of a long program. Somebody who learns on several days of it counts once. The first and the last one have only their days in this period.',
} as const;
