import { useState } from 'react';
import { cx } from './cx.ts';
import { Link } from './Link.tsx';
import styles from './Logo.module.css';

export interface LogoProps {
  /** The product's name, beside its logo mark. */
  name: string;
  /** The link's target, home when absent; null: no link. */
  href?: string | null | undefined;
  /** small: for the footer */
  small?: boolean | undefined;
  /** A customer's own logo instead of ours (at most 32 high and 140 wide). */
  customer?: { src: string; name: string } | null | undefined;
}

// our own logo keeps its colors, whatever accent color a customer's pages have
const Mark = () => (
  <svg viewBox="0 0 26 32" aria-hidden="true">
    <path fill="currentColor" fillRule="evenodd" d="M0 32V13a13 13 0 0 1 26 0v19H0Zm6-5h14V13a7 7 0 0 0-14 0v14Z" />
    <circle cx="13" cy="14.5" r="4.5" fill="#f4b740" />
  </svg>
);

/** The logo mark and the product's name, or the customer's logo; a link to home. */
export const Logo = ({ name, href = '/', small, customer }: LogoProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const own = !customer || broken === customer.src;
  const picture = own ? (
    <>
      <Mark />
      <span>{customer?.name ?? name}</span>
    </>
  ) : (
    <img
      className={styles.customer}
      src={customer.src}
      alt={customer.name}
      onError={() => {
        setBroken(customer.src);
      }}
    />
  );
  const className = cx(styles.logo, small && styles.small);
  if (href === null) return <span className={className}>{picture}</span>;
  return (
    <Link className={className} href={href}>
      {picture}
    </Link>
  );
};
