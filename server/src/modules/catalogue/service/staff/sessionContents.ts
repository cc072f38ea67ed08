// The rows of the content of sessions, for the kind of document of the module sessionContent, which serves them; those
// of lessons on demand are written here, too.
export {
  findContentBody,
  findContentFacts,
  findContentNames,
  findContentSession,
  findSessionName,
  listContentRows,
  removeContentRows,
} from '../../store/contentDocuments.ts';
export { countUsers, replaceNodes } from '../../store/contentNodes.ts';
