import { SubmitSearch } from '#parts/SubmitSearch.tsx';
import { Row } from '#ui/Layout.tsx';
import styles from './TableSearch.module.css';

interface TableSearchProps {
  label: string;
  q: string;
  onSearch: (search: string) => void;
}

/** The search above a table of the dashboard, with its button. */
export const TableSearch = (props: TableSearchProps) => (
  <Row className={styles.find}>
    <SubmitSearch button className={styles.search} maxLength={100} {...props} />
  </Row>
);
