import type { ReactNode } from 'react';
import { logOutForSpec } from '#lib/logOut.ts';
import { useSave } from '#lib/useSave.ts';
import { Button, type ButtonLook } from '#ui/Button.tsx';

export interface LogOutButtonProps extends Pick<ButtonLook, 'size'> {
  /** The address of the page that follows: path and query. */
  target: string;
  children: ReactNode;
}

/** Signs out on the way to another page: to sign in again, or as somebody else. */
export const LogOutButton = ({ target, size, children }: LogOutButtonProps) => {
  const { busy, result, save } = useSave(logOutForSpec);
  return (
    <Button
      variant="line"
      size={size}
      busy={busy || result !== undefined}
      onClick={() => {
        save(target);
      }}
    >
      {children}
    </Button>
  );
};
