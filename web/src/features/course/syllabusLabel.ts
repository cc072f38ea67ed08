/** The label of a syllabus link, with the file type when it is not a page. */
export function syllabusLabel(url: string): string {
  return /\.pdf(?:$|[?#])/i.test(url) ? 'Syllabus (PDF)' : 'View syllabus';
}
