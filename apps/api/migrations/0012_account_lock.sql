ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;
