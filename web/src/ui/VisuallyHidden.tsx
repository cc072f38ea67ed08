import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen to the page. */
export const VisuallyHidden = (props: ComponentPropsWithRef<'span'>) => <span {...props} className={styles.hidden} />;
