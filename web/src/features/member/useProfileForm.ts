import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { invalidateTags } from '#lib/cacheTags.ts';
import { isConflict } from '#lib/form/isConflict.ts';
import { keptDraft } from '#lib/form/keptDraft.ts';
import type { Saved } from '#lib/form/saved.types.ts';
import { useSavedForm, type SavedForm } from '#lib/form/useSavedForm.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { toast } from '#ui/toast.ts';
import { editQuery, type EditData } from './editQuery.ts';
import type { SendForm } from './saveProfile.ts';

export type FormName = keyof EditData['versions'];

/** After the last change, in milliseconds (PRO-03). */
const autosaveAfter = 3000;

interface ProfileFormOptions<Values extends FieldValues> {
  readonly data: EditData;
  readonly form: FormName;
  readonly schema: StandardSchemaV1<Values, Values>;
  readonly read: (data: EditData) => Values;
  readonly send: SendForm<Values>;
  /** What a draft keeps of the fields that were changed; everything by default. */
  readonly draftOf?: (changed: Partial<Values>) => Partial<Values>;
}

/** One form of the profile, which saves itself and says so (PRO-03, D67). */
export function useProfileForm<Values extends FieldValues>(options: ProfileFormOptions<Values>): SavedForm<Values> {
  const { data, form, schema, read, send, draftOf = (changed) => changed } = options;
  const queryClient = useQueryClient();
  const { userId } = data.profile;
  const savedOf = (from: EditData): Saved<Values> => ({ values: read(from), version: from.versions[form] });
  return useSavedForm<Values>({
    schema,
    saved: savedOf(data),
    autosaveAfter,
    draft: keptDraft<Values>(`${userId}/${form}`, draftOf),
    reload: async () => {
      const { page } = await queryClient.query({ ...editQuery(userId), staleTime: 0 });
      return savedOf(page ?? data);
    },
    save: async (values, version, keepalive) => {
      try {
        const next = await send(values, { userId, version, keepalive });
        toast({ id: 'profile-saved', message: 'Your information has been saved.' });
        // the name and the picture in the header, and the pages that show the profile, which may be open already
        void queryClient.invalidateQueries({ queryKey: viewerOptions().queryKey });
        void invalidateTags(queryClient, ['profile']);
        return { values, version: next };
      } catch (error) {
        if (!isConflict(error)) toast({ id: 'profile-saved', message: 'Something went wrong', tone: 'bad' });
        throw error;
      }
    },
  });
}
