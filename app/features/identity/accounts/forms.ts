import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type {
  athleteSignUp,
  brandSignUp,
  changePasswordSchema,
  firstAdminSchema,
  forgotPasswordSchema,
  nameSchema,
  resetPasswordSchema,
  signInSchema,
  timeZoneSchema,
} from "./schema";

export const firstAdminForm: LazyForm<typeof firstAdminSchema> = {
  constraint: {
    setupToken: REQUIRED,
    id: REQUIRED,
    fullName: REQUIRED,
    email: REQUIRED,
    password: REQUIRED,
  },
  schema: async () => (await import("./schema")).firstAdminSchema,
};

export const athleteSignUpForm: LazyForm<typeof athleteSignUp> = {
  constraint: {
    id: REQUIRED,
    fullName: REQUIRED,
    email: REQUIRED,
    password: REQUIRED,
  },
  schema: async () => (await import("./schema")).athleteSignUp,
};

export const brandSignUpForm: LazyForm<typeof brandSignUp> = {
  constraint: {
    id: REQUIRED,
    fullName: REQUIRED,
    companyName: REQUIRED,
    email: REQUIRED,
    password: REQUIRED,
  },
  schema: async () => (await import("./schema")).brandSignUp,
};

export const nameForm: LazyForm<typeof nameSchema> = {
  constraint: { intent: REQUIRED, fullName: REQUIRED },
  schema: async () => (await import("./schema")).nameSchema,
};

export const timeZoneForm: LazyForm<typeof timeZoneSchema> = {
  constraint: { intent: REQUIRED },
  schema: async () => (await import("./schema")).timeZoneSchema,
};

export const signInForm: LazyForm<typeof signInSchema> = {
  constraint: {
    email: REQUIRED,
    password: REQUIRED,
  },
  schema: async () => (await import("./schema")).signInSchema,
};

export const forgotPasswordForm: LazyForm<typeof forgotPasswordSchema> = {
  constraint: {
    email: REQUIRED,
  },
  schema: async () => (await import("./schema")).forgotPasswordSchema,
};

export const resetPasswordForm: LazyForm<typeof resetPasswordSchema> = {
  constraint: {
    newPassword: REQUIRED,
    confirmPassword: REQUIRED,
  },
  schema: async () => (await import("./schema")).resetPasswordSchema,
};

export const changePasswordForm: LazyForm<typeof changePasswordSchema> = {
  constraint: {
    currentPassword: REQUIRED,
    newPassword: REQUIRED,
    confirmPassword: REQUIRED,
  },
  schema: async () => (await import("./schema")).changePasswordSchema,
};
