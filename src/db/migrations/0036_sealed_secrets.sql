-- Signing keys and the site's own keys are encrypted at the next start, as the secrets of second factors
-- are: text that begins with v1. is encrypted, anything else is plain text from before.
alter table auth_signing_key alter column private_jwk type text using private_jwk::text;
alter table site_secret alter column value type text using value::text;
