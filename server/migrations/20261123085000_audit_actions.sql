-- The actions of the audit log have one spelling; older entries had names like 'certificate.issued'.
update audit_entry e set action = renamed.new_action
from (values
  ('attendance.marked', 'ATTENDANCE_MARKED'),
  ('attendance.markTakenBack', 'ATTENDANCE_MARK_TAKEN_BACK'),
  ('certificate.issued', 'CERTIFICATE_ISSUED'),
  ('certificate.reissued', 'CERTIFICATE_REISSUED'),
  ('certificate.held', 'CERTIFICATE_HELD_BACK'),
  ('certificate.released', 'CERTIFICATE_RELEASED'),
  ('certificate.revoked', 'CERTIFICATE_REVOKED'),
  ('identity.addRealm', 'REALM_ADDED'),
  ('identity.changeRealm', 'REALM_CHANGED'),
  ('identity.removeRealm', 'REALM_REMOVED'),
  ('identity.addDomain', 'DOMAIN_ADDED'),
  ('identity.removeDomain', 'DOMAIN_REMOVED'),
  ('identity.saveLearningSystem', 'LEARNING_SYSTEM_SAVED'),
  ('identity.removeLearningSystem', 'LEARNING_SYSTEM_REMOVED')
) as renamed (old_action, new_action)
where e.action = renamed.old_action;
