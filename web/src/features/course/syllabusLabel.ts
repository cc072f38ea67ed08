/** What the link to a course's syllabus says: the form too, where it is not a page. */
export function syllabusLabel(url: string): string {
  return /\.pdf(?:$|[?#])/i.test(url) ? 'Syllabus (PDF)' : 'View syllabus';
}
