import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSelfSigned } from '@atrium/server/base/process/selfSigned.ts';

/** A person at the provider; the name is also the password. */
export interface ProviderPerson {
  readonly name: string;
  readonly email: string;
}

/** Where the provider looks for its configuration, and for the sign that it encrypts. */
export interface ProviderFiles {
  readonly config: string;
  readonly encrypts: string;
}

/**
 * Writes the configuration of a SimpleSAMLphp that is an identity provider at `origin`. It knows the service provider
 * whose metadata is in the file `serviceProvider`, and accepts only requests that it has signed.
 */
export async function writeProviderFiles(options: {
  readonly directory: string;
  readonly origin: string;
  readonly serviceProvider: string;
  readonly people: readonly ProviderPerson[];
}): Promise<ProviderFiles> {
  const { directory, origin, serviceProvider, people } = options;
  const at = (...names: string[]): string => path.join(directory, ...names);
  for (const name of ['config', 'metadata', 'cert', 'data', 'log', 'tmp']) await mkdir(at(name), { recursive: true });
  const { privateKey, certificate } = await createSelfSigned('SimpleSAMLphp', Date.now());
  const encrypts = at('encrypts');
  const accounts = people.map(
    ({ name, email }) => `'${name}:${name}' => ['uid' => ['${name}'], 'mail' => ['${email}']],`,
  );
  const files: Readonly<Record<string, string>> = {
    'cert/provider.pem': privateKey,
    'cert/provider.crt': certificate,
    'config/config.php': `<?php
$config = [
  'baseurlpath' => '${origin}/',
  'certdir' => '${at('cert')}/',
  'loggingdir' => '${at('log')}/',
  'datadir' => '${at('data')}/',
  'tempdir' => '${at('tmp')}',
  'secretsalt' => 'a salt for this try',
  'auth.adminpassword' => 'nobody signs in with it',
  'technicalcontact_email' => 'na@example.org',
  'timezone' => 'UTC',
  'logging.handler' => 'file',
  'enable.saml20-idp' => true,
  'module.enable' => ['core' => true, 'exampleauth' => true, 'saml' => true],
  'session.cookie.secure' => false,
  'store.type' => 'phpsession',
  'session.phpsession.savepath' => '${at('tmp')}',
  'errorreporting' => false,
  'metadata.sources' => [
    ['type' => 'flatfile', 'directory' => '${at('metadata')}'],
    ['type' => 'xml', 'file' => '${serviceProvider}'],
  ],
];
`,
    'config/authsources.php': `<?php
$config = ['people' => ['exampleauth:UserPass', ${accounts.join(' ')}]];
`,
    'metadata/saml20-idp-hosted.php': `<?php
$metadata['${origin}/provider'] = [
  'host' => '__DEFAULT__',
  'privatekey' => 'provider.pem',
  'certificate' => 'provider.crt',
  'auth' => 'people',
  'validate.authnrequest' => true,
  'saml20.sign.response' => true,
  'assertion.encryption' => is_file('${encrypts}'),
  'NameIDFormat' => 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'authproc' => [3 => ['class' => 'saml:PersistentNameID', 'attribute' => 'uid']],
];
`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(at(name), text);
  return { config: at('config'), encrypts };
}
