import { useState } from 'react';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { addDomainAct, proveDomainAct, removeDomainAct } from './companyDomainActs.ts';

export type DomainAsked =
  | { readonly what: 'domain' }
  | { readonly what: 'proveDomain' | 'removeDomain'; readonly domain: string };

export interface DomainQuestionProps {
  companyId: string;
  companyName: string;
  asked: DomainAsked;
  onClose: () => void;
}

/** The question before an act on a domain of a company (COM-01). */
export const DomainQuestion = ({ companyId, companyName, asked, onClose }: DomainQuestionProps) => {
  switch (asked.what) {
    case 'domain':
      return <AddDialog companyId={companyId} companyName={companyName} onClose={onClose} />;
    case 'proveDomain':
      return (
        <ActDialog
          act={proveDomainAct}
          input={{ companyId, domain: asked.domain }}
          takesAway={false}
          readBy="The team"
          title={`Is ${asked.domain} ${companyName}’s own?`}
          confirm="It is theirs"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
    case 'removeDomain':
      return (
        <ActDialog
          act={removeDomainAct}
          input={{ companyId, domain: asked.domain }}
          takesAway
          title={`Remove ${asked.domain}?`}
          confirm="Remove"
          dismiss="Leave it"
          onClose={onClose}
        />
      );
  }
};

const AddDialog = ({ companyId, companyName, onClose }: Omit<DomainQuestionProps, 'asked'>) => {
  const [typed, setTyped] = useState('');
  // what would happen is asked for when the field is left, not for each letter
  const [domain, setDomain] = useState('');
  const wanted = typed.trim();
  return (
    <ActDialog
      act={addDomainAct}
      input={wanted === '' ? null : { companyId, domain: wanted }}
      isTyping={wanted !== domain}
      takesAway={false}
      title={`A domain of ${companyName}`}
      confirm="Add"
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Domain"
        autoComplete="off"
        spellCheck={false}
        required
        hint="Of the addresses of its people, as acme.example."
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onBlur={() => {
          setDomain(wanted);
        }}
      />
    </ActDialog>
  );
};
