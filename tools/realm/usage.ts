export const usage = `npm run staff -- realm <command> [--reason <text>] [--dry-run]

  list                              what has been entered
  saml    --customer acme --metadata <file or https address> [--by-link yes|no] [--end-overlap]
  oidc    --customer acme --issuer <https address> --client-id <id> --client-secret-file <file> [--by-link yes|no]
  remove  --customer acme
  forget  --customer acme --member <id> | --email <address>
  domain  --customer acme --domain acme.example
  remove-domain  --domain acme.example
  learning-system  --key acme-learn [--customer acme] [--redirect-url <address>] [--pass <code>]
  remove-learning-system  --key acme-learn

What removes something, or forgets a person, needs a reason; it is kept in the audit log.
--dry-run says what would change, and changes nothing.`;
