/** Where the formatter wraps code; it leaves comments as they are. */
const longest = 120;
const generated = /\/lib\/gql\/|\.gen\.ts$|\/sql\/tables\.ts$/;

/** Lines of comments that do not fit on a page. Directives of a linter must be one line, and may be longer. */
export function findLongComments(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (generated.test(file)) return [];
    return text.split('\n').flatMap((line, at) => {
      const isComment = /^\s*(?:\/\*\*?|\*|\/\/|--) /.test(line) && !line.includes('oxlint-');
      if (!isComment || line.length <= longest) return [];
      return [
        `comments: ${file}:${String(at + 1)} has ${String(line.length)} characters: wrap it at ${String(longest)}`,
      ];
    });
  });
}
