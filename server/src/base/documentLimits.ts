import { GraphQLError, OperationTypeNode, type ASTVisitor, type ValidationContext } from 'graphql';

const maxRootFields = 12;
const maxMutations = 1;
const maxAliases = 15;
const maxFields = 600;

/** Bounds what one document may ask: root fields, aliases and fields in all, one mutation (THR-13, THR-31). */
function boundDocument(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let fields = 0;
  const refuse = (message: string): void => {
    context.reportError(new GraphQLError(message, { extensions: { code: 'INVALID_INPUT', reason: 'DOCUMENT_LIMIT' } }));
  };
  return {
    OperationDefinition(node) {
      const roots = node.selectionSet.selections.length;
      const limit = node.operation === OperationTypeNode.MUTATION ? maxMutations : maxRootFields;
      if (roots > limit) refuse(`At most ${String(limit)} root fields in one document.`);
    },
    Field(node) {
      fields += 1;
      if (node.alias !== undefined) aliases += 1;
      if (fields === maxFields + 1) refuse(`At most ${String(maxFields)} fields in one document.`);
      if (aliases === maxAliases + 1) refuse(`At most ${String(maxAliases)} aliases in one document.`);
    },
  };
}

export const documentLimits = [boundDocument];
