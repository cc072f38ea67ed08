import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import { viewerOptions } from '#lib/viewer.ts';

const startDocument = graphql(`
  mutation StartAccountLinking($email: String!) {
    startAccountLinking(email: $email) {
      result
      email
      error {
        ...FaultFields
      }
    }
  }
`);

const unlinkDocument = graphql(`
  mutation UnlinkAccount {
    unlinkAccount {
      result
      error {
        ...FaultFields
      }
    }
  }
`);

const endDocument = graphql(`
  mutation EndDevice($sid: ID!) {
    endDevice(sid: $sid) {
      error {
        ...FaultFields
      }
    }
  }
`);

const endOthersDocument = graphql(`
  mutation EndOtherDevices {
    endOtherDevices {
      error {
        ...FaultFields
      }
    }
  }
`);

const passwordDocument = graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      success
      error {
        ...FaultFields
      }
    }
  }
`);

const startEmailDocument = graphql(`
  mutation StartEmailChange($email: String!, $password: String) {
    startEmailChange(email: $email, password: $password) {
      email
      error {
        ...FaultFields
      }
    }
  }
`);

const confirmEmailDocument = graphql(`
  mutation ConfirmEmailChange($code: String!) {
    confirmEmailChange(code: $code) {
      email
      error {
        ...FaultFields
      }
    }
  }
`);

const cancelEmailDocument = graphql(`
  mutation CancelEmailChange {
    cancelEmailChange {
      success
      error {
        ...FaultFields
      }
    }
  }
`);

const changes = () => ['account'] as const;

/** Asks for a second address; it is linked by the sign-in with Google that follows (ACT-02). */
export const startAccountLinkingSpec: SaveSpec<string, 'PENDING' | 'VERIFIED'> = {
  send: async (email) => {
    const { result } = accepted((await execute(startDocument, { email: email.trim() })).startAccountLinking);
    return result === 'VERIFIED' ? result : 'PENDING';
  },
  changes,
};

/** Removes the second address, or takes the request for one back (ACT-02). */
export const unlinkAccountSpec: SaveSpec<void, void> = {
  send: async () => {
    accepted((await execute(unlinkDocument, {})).unlinkAccount);
  },
  changes,
};

/** Signs one browser out. */
export const endDeviceSpec: SaveSpec<string, void> = {
  send: async (sid) => {
    accepted((await execute(endDocument, { sid })).endDevice);
  },
  changes,
};

/** Signs every browser out but this one. */
export const endOtherDevicesSpec: SaveSpec<void, void> = {
  send: async () => {
    accepted((await execute(endOthersDocument, {})).endOtherDevices);
  },
  changes,
};

/** Changes the password with the present one. */
export const changePasswordSpec: SaveSpec<{ currentPassword: string; newPassword: string }, void> = {
  send: async (input) => {
    accepted((await execute(passwordDocument, input)).changePassword);
  },
  changes,
};

/** Asks for another address, to which a code is mailed; `password` is null for somebody without one (ACT-06). */
export const startEmailChangeSpec: SaveSpec<{ email: string; password: string | null }, void> = {
  send: async ({ email, password }) => {
    accepted((await execute(startEmailDocument, { email: email.trim(), password })).startEmailChange);
  },
  changes,
};

/** Changes the address by the mailed code; resolves with the new one (ACT-06). */
export const confirmEmailChangeSpec: SaveSpec<string, string> = {
  send: async (code) => {
    const { email } = accepted((await execute(confirmEmailDocument, { code })).confirmEmailChange);
    return email ?? '';
  },
  saved: (queryClient) => {
    void queryClient.invalidateQueries({ queryKey: viewerOptions().queryKey });
  },
  changes,
};

/** Takes the request for another address back (ACT-06). */
export const cancelEmailChangeSpec: SaveSpec<void, void> = {
  send: async () => {
    accepted((await execute(cancelEmailDocument, {})).cancelEmailChange);
  },
  changes,
};
