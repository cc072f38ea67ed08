import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram, type InteropCheck } from './programs.ts';

/** Credentials of the demo world, and what a verifier is to say of each. */
const expected = {
  'ATR-7Q4M-29KD-X8PH': 'valid: Leading an Organization, Maya Fernandes',
  'ATR-K6WN-8T3C-R5VJ': 'revoked',
};

/**
 * A verifier that knows nothing of us: it takes the key from the published key set by the header of the credential, the
 * status from the list that the credential names, and the credential itself also from the badge, as Pillow reads its
 * texts, and compares it with the JSON schema that it names. Prints a line for each number, then what becomes of a
 * credential with a changed signature.
 */
const verifier = `
import base64, gzip, io, json, sys, urllib.request
import jsonschema, jwt
from PIL import Image

origin, schema_file, numbers = sys.argv[1], sys.argv[2], sys.argv[3:]

def get(address):
    with urllib.request.urlopen(address, timeout=20) as answer:
        return answer.read()

# None without a copy, and where the address in the credential cannot be reached
def schema_of(credential):
    try:
        return json.loads(open(schema_file, 'rb').read() if schema_file else get(credential['credentialSchema'][0]['id']))
    except OSError as error:
        print('not compared with the published schema: ' + str(error), file=sys.stderr)
        return None

# a credential is signed, if need be with the first key, when it is first asked for
tokens = {number: get(origin + '/credentials/' + number).decode() for number in numbers}
keys = {key.key_id: key.key for key in jwt.PyJWKSet.from_dict(json.loads(get(origin + '/credentials/keys'))).keys}

def verify(token):
    key = keys[jwt.get_unverified_header(token)['kid']]
    return jwt.decode(token, key, algorithms=['RS256'], options={'require': ['iss', 'nbf', 'jti']})

def status(credential):
    entry = credential['credentialStatus']
    words = verify(get(entry['statusListCredential']).decode())['credentialSubject']['encodedList'][1:]
    bits = gzip.decompress(base64.urlsafe_b64decode(words + '=' * (-len(words) % 4)))
    place = int(entry['statusListIndex'])
    return 'revoked' if bits[place // 8] >> (7 - place % 8) & 1 else 'valid'

for number, token in tokens.items():
    address = origin + '/credentials/' + number
    credential = verify(token)
    picture = Image.open(io.BytesIO(get(address + '.png')))
    picture.load()
    baked = picture.text.get('openbadgecredential')
    subject = credential['credentialSubject']
    names = [one['identityHash'] for one in subject['identifier'] if one['identityType'] == 'name']
    faults = []
    if baked != token: faults.append('the badge has another credential')
    if credential['id'] != address or credential['jti'] != address: faults.append('it has another id')
    if 'OpenBadgeCredential' not in credential['type']: faults.append('it is no OpenBadgeCredential')
    schema = schema_of(credential)
    if schema: faults += [error.message for error in jsonschema.Draft201909Validator(schema).iter_errors(credential)]
    said = status(credential)
    if said == 'valid': said += ': ' + ', '.join([subject['achievement']['name']] + names)
    print('; '.join(faults) or said)
    head, body, signature = token.split('.')
    try:
        verify('.'.join([head, body, signature[:-6] + ('AAAAAA' if signature[-6:] != 'AAAAAA' else 'BBBBBB')]))
        print('a changed signature is accepted')
    except jwt.InvalidSignatureError:
        print('a changed signature is refused')
`;

/** A copy of the JSON schema of Open Badges 3.0, for a machine that cannot reach its address; '' for none. */
const schemaFile = process.env['OPEN_BADGES_SCHEMA'] ?? '';

/** PyJWT verifies credentials from the published keys alone, and Pillow finds them in the badges (CRT-04). */
export const credential: InteropCheck = {
  name: 'PyJWT verifies credentials and their badges',
  debianPackages: ['python3-jwt', 'python3-cryptography', 'python3-jsonschema', 'python3-pil'],
  isInstalled: '/usr/bin/python3 -c "import jwt, cryptography, jsonschema, PIL"',
  run: async ({ origin, directory }) => {
    const file = path.join(directory, 'verify.py');
    await writeFile(file, verifier);
    const printed = await runProgram('/usr/bin/python3', [file, origin, schemaFile, ...Object.keys(expected)]);
    const lines = Object.values(expected).flatMap((said) => [said, 'a changed signature is refused']);
    return printed.trim() === lines.join('\n')
      ? []
      : [`expected ${lines.join(' | ')}`, `Python says: ${printed.trim()}`];
  },
};
