CREATE TABLE "identities" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "identity" jsonb;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user_id" ON "identities" USING btree ("user_id");--> statement-breakpoint
-- Accounts without a password sign in with the provider that they were made with, whose identity page knows people by address.
INSERT INTO "identities" ("provider", "subject", "user_id", "email", "linked_at") SELECT "provider", "email", "id", "email", "created_at" FROM "users" WHERE "provider" IN ('google', 'apple') AND "password_hash" IS NULL;
