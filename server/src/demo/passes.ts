import { passes, passRegistrations, type PassSeed } from '@atrium/content/passes.ts';
import { persona } from '@atrium/content/people.ts';
import type { LoadRows } from '../base/sql/load.ts';
import { hashRedemption } from '../modules/pass/service/passLimits.ts';
import type { At } from './at.ts';

const idOf = ({ shortCode }: Pick<PassSeed, 'shortCode'>): string => `pass-${shortCode.toLowerCase()}`;

const batchOf = (pass: Pick<PassSeed, 'shortCode'>): string => `${idOf(pass)}-codes`;

/** Passes, their one-time codes, and the people who have come by them. */
export function passRows(at: At): LoadRows<'pass' | 'pass_code_batch' | 'pass_redemption_code' | 'pass_registration'> {
  return {
    pass: passes.map((pass) => ({
      pass_id: idOf(pass),
      short_code: pass.shortCode,
      customer_id: pass.customerId,
      target_segment: pass.targetSegment,
      uses_sso: pass.usesSSO ?? false,
      show_registration: pass.showRegistration ?? true,
      extra_fields: pass.extraCollectionFields ?? [],
      redemption_hash: pass.redemptionCode === undefined ? null : hashRedemption(pass.redemptionCode),
      uses_otrc: pass.oneTimeCodes !== undefined,
      redirect_url: pass.redirectUrl ?? null,
      meta: pass.meta ?? {},
      video_ids: pass.videoIds ?? [],
      slots: pass.slots ?? null,
      taken: passRegistrations.filter(({ shortCode }) => shortCode === pass.shortCode).length,
      starts_at: pass.startsAt === undefined ? null : at(pass.startsAt),
      closes_at: pass.closesAt === undefined ? null : at(pass.closesAt),
      entitlement_ids: pass.entitlementIds,
      duration_days: pass.durationDays ?? null,
      is_trial: pass.isTrial ?? false,
      takes_seat: pass.takesSeat ?? false,
      session_ids: pass.sessionIds ?? [],
      certificate_ids: pass.certificateIds ?? [],
      tags: pass.tags ?? [],
      created_at: at({ days: -60 }),
    })),
    pass_code_batch: passes.flatMap((pass) =>
      pass.oneTimeCodes === undefined
        ? []
        : {
            pass_code_batch_id: batchOf(pass),
            pass_id: idOf(pass),
            size: pass.oneTimeCodes.length,
            made_at: at({ days: -59 }),
            made_by: persona('support').memberId,
          },
    ),
    pass_redemption_code: passes.flatMap((pass) =>
      (pass.oneTimeCodes ?? []).map((code) => ({
        pass_id: idOf(pass),
        code_hash: hashRedemption(code),
        pass_code_batch_id: batchOf(pass),
      })),
    ),
    pass_registration: passRegistrations.map(({ shortCode, persona: name, days }) => {
      const { memberId, email, firstName, lastName } = persona(name);
      return {
        pass_registration_id: `${idOf({ shortCode })}/${memberId}`,
        pass_id: idOf({ shortCode }),
        address: email,
        first_name: firstName,
        last_name: lastName,
        state: 'ACTIVATED',
        network: '',
        member_id: memberId,
        registered_at: at({ days }),
        mailed_at: at({ days }),
        activated_at: at({ days }),
        expires_at: at({ days: days + 7 }),
      };
    }),
  };
}
