import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = (props: ComponentPropsWithRef<'span'>) => <span {...props} className={styles.hidden} />;
