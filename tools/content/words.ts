import { z } from 'zod';

export const usage = `npm run content -- <command> <kind> …

  list <kind> [--text <words>]          every document, and what of it is not published yet
  new <kind>                            a file to begin with, and what its fields are
  show <kind> <id>                      the draft, else what is published, as a file to be changed
  save <kind> <file>                    saves a draft; without an id it is a new document
  publish <kind> <id|file> [--note …]   publishes the draft, or the file
  schedule <kind> <id> [--at <instant>] the draft is published by itself; without an instant, no longer
  history <kind> <id> [number]          the published versions, or one and what it changed
  restore <kind> <id> <number>          puts one back as a draft
  discard <kind> <id>                   removes the draft
  duplicate <kind> <id> <new id>        a new draft that says the same
  take-back <kind> <id> [--note …]      members no longer meet it
  archive, unarchive <kind> <id>        out of the lists, and back
  remove <kind> <id> [--note …]         removes it; what members did with it keeps it in the archive
  export <kind|all> [id]                a bundle of what is published, as JSON lines
    --into <folder>                     the same in a new folder, with its pictures, PDFs and films
  import <kind|all> <file|folder>       publishes the documents of a bundle
  example <show|in|out> [--note …]      the example academy: loaded into an empty one, and removed again

Answers are JSON. What is refused is said on the standard error, a sentence a line, and makes the exit code 2.
--dry-run does everything and rolls it back, so that the lines say what would happen.`;

/** A document as a file; what else `show` prints is not read. */
export const fileShape = z.looseObject({
  kind: z.optional(z.string()),
  id: z.optional(z.string()),
  version: z.optional(z.int()),
  body: z.record(z.string(), z.unknown()),
});
